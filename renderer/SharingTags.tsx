import { absoluteUrl } from '#domain/absolute-url.ts'
import { FALLBACK_IMAGE_ADDRESS, imageSize, imageUrl } from '#domain/image.ts'
import { SITE } from '#domain/site.ts'
import type { SiteConfig } from '#domain/site-config.ts'
import type { ArticleHead, Head } from './head.ts'

type Props = { head: Head; url: string; config: SiteConfig }

const OG = imageSize('ogp')
const SITE_PICTURE = { address: FALLBACK_IMAGE_ADDRESS, alt: SITE.name }

/** What other sites show when somebody shares the page: https://ogp.me, read by LINE, X and Facebook alike. */
export function SharingTags({ head, url, config }: Props) {
  const { title, description, article, image = SITE_PICTURE } = head
  return (
    <>
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={absoluteUrl(imageUrl(image, 'ogp', config.imageHost), config)} />
      <meta property="og:image:width" content={String(OG.width)} />
      <meta property="og:image:height" content={String(OG.height)} />
      <meta property="og:image:alt" content={image.alt} />
      {article && <ArticleTags article={article} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function ArticleTags({ article }: { article: ArticleHead }) {
  const { publishedAt, modifiedAt, section, tags } = article
  return (
    <>
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {modifiedAt && <meta property="article:modified_time" content={modifiedAt} />}
      <meta property="article:section" content={section} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
