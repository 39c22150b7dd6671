import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { parent, text, xmlDocument } from './xml.ts'

/** One address of a sitemap; moments are W3C datetimes. */
export type SitemapEntry = { path: string; modifiedAt?: string; image?: string }

/** A file of the site: `/sitemap.xml` and its content. */
export type SiteFile = { path: string; content: string }

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
}

const lastmod = (moment: string | undefined): string[] =>
  moment ? [text('lastmod', new Date(moment).toISOString())] : []

/** https://www.sitemaps.org/protocol.html, with the pictures of https://www.google.com/schemas/sitemap-image/1.1/ */
export const sitemapXml = (entries: readonly SitemapEntry[], config: SiteConfig): string => {
  const urls = entries.map(({ path, modifiedAt, image }) =>
    parent('url', [
      text('loc', absoluteUrl(path, config)),
      ...lastmod(modifiedAt),
      ...(image ? [parent('image:image', [text('image:loc', image)])] : []),
    ]),
  )
  return xmlDocument(parent('urlset', urls, NAMESPACES))
}

export const sitemapIndexXml = (
  sitemaps: readonly Pick<SitemapEntry, 'path' | 'modifiedAt'>[],
  config: SiteConfig,
): string => {
  const files = sitemaps.map(({ path, modifiedAt }) =>
    parent('sitemap', [text('loc', absoluteUrl(path, config)), ...lastmod(modifiedAt)]),
  )
  return xmlDocument(parent('sitemapindex', files, { xmlns: NAMESPACES.xmlns }))
}
