import { ALL_ARTICLE_TYPES, ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { contentPage, slugOfAuthorPage } from '#domain/content/content-page.ts'
import { ALL_ARTICLES_FEED, FEED_OF_TYPE, feedOfPage, pageOfFeed } from '#domain/content/feed.ts'
import { BUILT_IN_REGIONS, prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { cityOfPath, cityPath } from '#domain/region/city-page.ts'
import { SITE } from '#domain/site/site.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import type { FeedFilter } from '../db/content/feed-articles.server.ts'
import { type Channel, rssXml } from './rss.ts'
import type { SiteFile } from './sitemap-xml.ts'

/** Feed readers poll before so many new articles have appeared: of the whole site, and of a part of it. */
const MAX_ITEMS = 100
const MAX_ITEMS_OF_PAGE = 20
/** More themes, and more series, than there are: they are written by editors. */
const MAX_WRITTEN = 10_000

type Feed = Channel & { filter: FeedFilter; limit: number }

/** The feeds of all articles and of each of their types. */
const OF_SITE: readonly Feed[] = [
  {
    path: ALL_ARTICLES_FEED,
    page: link('top'),
    title: SITE.name,
    description: SITE.description,
    filter: {},
    limit: MAX_ITEMS,
  },
  ...ALL_ARTICLE_TYPES.map((type) => ({
    path: FEED_OF_TYPE[type],
    page: link('article-pages'),
    title: `${ARTICLE_TYPES[type]}｜${SITE.name}`,
    description: `${SITE.name}の${ARTICLE_TYPES[type]}の記事を、新しい順にお届けします。`,
    filter: { type },
    limit: MAX_ITEMS,
  })),
]

/** Whose articles a page's feed has; `null` where there is no such page. */
async function subjectOf(
  page: string,
  content: ContentRepository,
): Promise<{ subject: string; filter: FeedFilter } | null> {
  const region = BUILT_IN_REGIONS.find((one) => page === link('regions', { id: one.slug }))
  if (region) return { subject: region.name, filter: { region: region.slug } }
  const code = cityOfPath(page)
  if (code !== null) {
    const city = cityPath(code) === page ? await content.findCity(code) : null
    const prefecture = prefectureOfCode(code.slice(0, 2))
    return city?.hasPage ? { subject: `${prefecture?.name}${city.name}`, filter: { city: code } } : null
  }
  const slug = slugOfAuthorPage(page)
  if (slug !== null) {
    const pages = await content.listAuthorPages()
    const author = pages.some((one) => one.slug === slug) ? await content.findAuthorBySlug(slug) : null
    return author && { subject: author.name, filter: { author: author.id } }
  }
  const entry = contentPage(page)
  if (entry?.kind === 'series') {
    const series = await content.findBySlug('series', entry.slug)
    return series && { subject: `連載「${series.title}」`, filter: { ids: series.parts } }
  }
  const theme = entry?.kind === 'theme' ? await content.findBySlug('theme', entry.slug) : null
  return theme && { subject: `「${theme.title}」`, filter: { tags: theme.tags } }
}

async function feedOf(address: string, content: ContentRepository): Promise<Feed | null> {
  const page = pageOfFeed(address)
  if (page === null) return OF_SITE.find(({ path }) => path === address) ?? null
  const found = await subjectOf(page, content)
  if (!found) return null
  const { subject, filter } = found
  return {
    path: address,
    page,
    title: `${subject}の記事｜${SITE.name}`,
    description: `${SITE.name}の${subject}の記事を、新しい順にお届けします。`,
    filter,
    limit: MAX_ITEMS_OF_PAGE,
  }
}

/** The addresses of all feeds: of all articles, of each type, and of regions, municipalities, themes, series and authors. */
export async function feedAddresses(content: ContentRepository): Promise<string[]> {
  const [cities, themes, series, authors] = await Promise.all([
    content.listCityPages(),
    content.listSlugs('theme', MAX_WRITTEN),
    content.listSlugs('series', MAX_WRITTEN),
    content.listAuthorPages(),
  ])
  const pages = [
    ...BUILT_IN_REGIONS.map(({ slug }) => link('regions', { id: slug })),
    ...cities.flatMap(({ code }) => cityPath(code) ?? []),
    ...themes.map((slug) => link('themes', { id: slug })),
    ...series.map((slug) => link('series', { id: slug })),
    ...authors.map(({ slug }) => link('authors', { id: slug })),
  ]
  return [...OF_SITE.map(({ path }) => path), ...pages.map(feedOfPage)]
}

/** The RSS feed at an address; none for a page that there is not. */
export async function feedFiles(
  address: string,
  content: ContentRepository,
  config: SiteConfig,
): Promise<SiteFile[]> {
  const feed = await feedOf(address, content)
  if (!feed) return []
  const articles = await content.listFeedArticles(feed.filter, feed.limit)
  return [{ path: address, content: rssXml(feed, articles, config) }]
}
