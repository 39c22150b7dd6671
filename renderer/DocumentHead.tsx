import { ALL_ARTICLES_FEED } from '#domain/content/feed.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { fittingDescription } from '#domain/text/fitting-description.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { FIRST_LINES } from './first-lines.ts'
import type { Head } from './head.ts'
import { jsonLdText } from './json-ld/json-ld-text.ts'
import type { Schema } from './json-ld/schema.ts'
import { READING_SCRIPT_URL } from './reading-script.ts'
import { SharingTags, sharedPicture } from './SharingTags.tsx'

type Props = { head: Head; config: SiteConfig }

const robotsOf = (noindex: boolean, isSecret: boolean): string => {
  if (isSecret) return 'noindex,nofollow'
  return noindex ? 'noindex,follow' : 'max-image-preview:large'
}

/** The contents of `<head>` without style sheets and assets. */
export function DocumentHead({ head, config }: Props) {
  const { title, canonical, noindex = canonical === null, feeds = [], secret } = head
  const description = head.description && fittingDescription(head.description)
  const url = canonical ? absoluteUrl(canonical, config) : undefined
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      {/* Nothing is painted before the header is complete: its parts would move as they arrive. */}
      <link rel="expect" href="#main" blocking="render" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: FIRST_LINES }} />
      <script type="module" async src={READING_SCRIPT_URL} />
      {description && <meta name="description" content={description} />}
      <meta name="robots" content={robotsOf(noindex, secret !== undefined)} />
      {secret && <meta name="referrer" content="no-referrer" />}
      <meta name="format-detection" content="telephone=no" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f1" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1b1a18" />
      {url && <link rel="canonical" href={url} />}
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {url && (
        <>
          {[{ title: SITE.name, href: ALL_ARTICLES_FEED }, ...feeds].map((feed) => (
            <link key={feed.href} rel="alternate" type="application/rss+xml" {...feed} />
          ))}
          <SharingTags
            head={{ ...head, description }}
            url={url}
            picture={absoluteUrl(sharedPicture(head, config), config)}
          />
        </>
      )}
      {secret && <SharingTags head={{ ...head, description }} {...secret} />}
      {head.jsonLd?.map((schema) => (
        <JsonLd key={JSON.stringify(schema)} schema={schema} />
      ))}
    </>
  )
}

function JsonLd({ schema }: { schema: Schema }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a data script with escaped content
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(schema) }} />
}
