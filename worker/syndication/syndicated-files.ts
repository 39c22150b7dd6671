import { isFeed } from '#domain/content/feed.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { feedAddresses, feedFiles } from './feeds.ts'
import { MAP_FILES, mapFile } from './map-files.ts'
import { NEWS_SITEMAP, newsSitemap } from './news-sitemap.ts'
import { robots } from './robots.ts'
import type { SiteFile } from './sitemap-xml.ts'
import { SITEMAP_INDEX, sitemapAddresses, sitemapFiles, sitemapIndex } from './sitemaps.ts'

/** The addresses of all sitemaps, feeds and files of the map; one of a sitemap in parts represents them all. */
export const syndicatedAddresses = async (content: ContentRepository): Promise<string[]> => [
  SITEMAP_INDEX,
  ...(await sitemapAddresses(content)),
  NEWS_SITEMAP,
  ...(await feedAddresses(content)),
  ...MAP_FILES,
]

/** Whether an address is one of these, and not that of a page. */
export const isSyndicated = (address: string): boolean =>
  address.endsWith('.xml') || MAP_FILES.includes(address)

/** The files of one of these addresses. */
export async function filesAt(
  address: string,
  content: ContentRepository,
  config: SiteConfig,
): Promise<SiteFile[]> {
  if (address === SITEMAP_INDEX) return [await sitemapIndex(content, config)]
  if (address === NEWS_SITEMAP) return [await newsSitemap(content, config)]
  if (isFeed(address)) return feedFiles(address, content, config)
  if (MAP_FILES.includes(address)) return [await mapFile(address, content)]
  return sitemapFiles(address, content, config)
}

/** The sitemaps, feeds, files of the map and robots.txt at one moment, one after the other: all together they may be large. */
export async function* syndicatedFiles(
  content: ContentRepository,
  config: SiteConfig,
): AsyncGenerator<SiteFile> {
  yield robots(config)
  for (const address of await syndicatedAddresses(content)) yield* await filesAt(address, content, config)
}
