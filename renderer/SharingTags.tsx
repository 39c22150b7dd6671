import { imageUrl } from '#domain/image/image.ts'
import { commonCardPath, SHARING_CARD_SIZE, sharingCardPath } from '#domain/image/sharing-card.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { ArticleHead, Head } from './head.ts'
import { sharingCard } from './sharing-card.ts'

type Props = { head: Head; url: string; picture: string }

/**
 * The page's picture with its title drawn on it, or the finished picture that an editor uploaded for sharing. Pages
 * that are not indexed get no card of their own.
 */
export function sharedPicture(head: Head, config: SiteConfig): string {
  const { image, canonical, noindex } = head
  if (image?.isFinished) return imageUrl(image, 'ogp', config.imageHost)
  const page = canonical ?? '/'
  return noindex ? commonCardPath(page) : sharingCardPath(page, sharingCard(head))
}

/** Metadata for link previews (https://ogp.me), as read by LINE, X and Facebook. */
export function SharingTags({ head, url, picture }: Props) {
  const { title, description, article } = head
  return (
    <>
      <meta property="og:site_name" content={SITE.name} />
      <meta property="og:locale" content="ja_JP" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={url} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content={String(SHARING_CARD_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARING_CARD_SIZE.height)} />
      <meta property="og:image:alt" content={head.image?.isFinished ? head.image.alt : title} />
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
