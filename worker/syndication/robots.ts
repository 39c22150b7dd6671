import type { SiteConfig } from '#domain/site/site-config.ts'
import { absoluteUrl } from '#domain/url/absolute-url.ts'
import { NEWS_SITEMAP } from './news-sitemap.ts'
import type { SiteFile } from './sitemap-xml.ts'
import { SITEMAP_INDEX } from './sitemaps.ts'

/**
 * Personal, editorial and development areas; everything else may be crawled, including the files that pages are
 * rendered with. A plain `$` would mean the end of the address.
 */
const CLOSED = ['/@/', '/%24/', '/_/', '/admin/']
const OPEN = ['/', '/assets/', '/cdn-cgi/image/', '/icons/']

/** https://www.rfc-editor.org/rfc/rfc9309 */
export const robots = (config: SiteConfig): SiteFile => ({
  path: '/robots.txt',
  content: [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    ...[SITEMAP_INDEX, NEWS_SITEMAP].map((path) => `Sitemap: ${absoluteUrl(path, config)}`),
    '',
  ].join('\n'),
})
