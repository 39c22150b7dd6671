import { imageSize, imageUrl } from '#domain/image.ts'
import { SITE } from '#domain/site.ts'
import type { SiteConfig } from '#domain/site-config.ts'
import type { Head } from './head.ts'

type Props = { head: Head; config: SiteConfig }

const OG = imageSize('ogp')

/** What stands in `<head>` besides the assets, which vike adds. */
export function DocumentHead({ head, config }: Props) {
  const { title, description, canonical, image, noindex = canonical === null } = head
  const url = canonical ? config.appHost + canonical : undefined
  const picture = image && config.appHost + imageUrl({ address: image }, 'ogp', config.imageHost)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={noindex ? 'noindex,follow' : 'max-image-preview:large'} />
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f1" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1a18" />
      {url && <link rel="canonical" href={url} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
      {url && (
        <>
          <meta property="og:site_name" content={SITE.name} />
          <meta property="og:locale" content="ja_JP" />
          <meta property="og:type" content={head.type ?? 'website'} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={url} />
          {description && <meta property="og:description" content={description} />}
          {picture && (
            <>
              <meta property="og:image" content={picture} />
              <meta property="og:image:width" content={String(OG.width)} />
              <meta property="og:image:height" content={String(OG.height)} />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {head.jsonLd?.map((thing) => (
        <JsonLd key={JSON.stringify(thing)} thing={thing} />
      ))}
    </>
  )
}

/** `<` is escaped, so that no text of the content can end the script. */
function JsonLd({ thing }: { thing: object }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one way to write a data script, and it is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
