import type { SiteConfig } from '#domain/site/site-config.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { feeds } from './feeds.ts'
import { newsSitemap } from './news-sitemap.ts'
import { robots } from './robots.ts'
import type { SiteFile } from './sitemap-xml.ts'
import { sitemaps } from './sitemaps.ts'

/** The sitemaps, feeds and robots.txt at one moment. */
export const syndicatedFiles = async (
  content: ContentRepository,
  config: SiteConfig,
): Promise<SiteFile[]> => [
  robots(config),
  ...(await sitemaps(content, config)),
  await newsSitemap(content, config),
  ...(await feeds(content, config)),
]
