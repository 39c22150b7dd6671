import {
  CONTENT_KINDS,
  type EntryKind,
  hasOwnPage,
  hasPagedList,
  kindOfPlural,
  type PagedKind,
  type PageKind,
} from '#domain/content/kind.ts'
import { ARTICLES_FIRST, ENTRY_KINDS } from '#domain/content/kind-lists.ts'
import { MONTHS } from '#domain/date/month.ts'
import { BUILT_IN_PREFECTURES, BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { cityPath } from '#domain/region/city-page.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { type SiteFile, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { wideImage } from './wide-image.ts'

export const SITEMAP_INDEX = '/sitemap.xml'
/** The sitemap of the top page, the map, lists, prefectures, municipalities, regions, authors and months. */
export const SITEMAP_OF_LISTS = '/sitemaps/pages.xml'

/** A sitemap is limited to 50,000 addresses and 50 MB; an address with its picture takes about 500 bytes. */
const MAX_ENTRIES = 20_000

/** The kinds whose entities have pages of their own. */
const KINDS = ARTICLES_FIRST.filter(hasOwnPage)

/**
 * The sitemap with the page of an entity: there is one for each kind and month of publication (UTC), so that those of
 * former months change only with their own pages.
 */
export const sitemapAddress = (kind: PageKind, publishedAt: string): string =>
  `/sitemaps/${CONTENT_KINDS[kind].plural}-${new Date(publishedAt).toISOString().slice(0, 7)}.xml`

const MONTHLY = /^\/sitemaps\/(.+)-(\d{4}-\d{2})(?:-\d+)?\.xml$/

/** The parts of a sitemap with too many entries: `/sitemaps/spots-2026-11.xml`, `/sitemaps/spots-2026-11-2.xml`. */
const partsOf = (address: string, entries: number): string[] =>
  Array.from({ length: Math.ceil(entries / MAX_ENTRIES) }, (_, index) =>
    index === 0 ? address : address.replace('.xml', `-${index + 1}.xml`),
  )

const newest = (moments: readonly (string | undefined)[]): string | undefined =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), undefined)

type Sitemap = { address: string; entries: number; modifiedAt: string | undefined }

async function monthlySitemaps(content: ContentRepository): Promise<Sitemap[]> {
  const sitemaps = await Promise.all(
    KINDS.map(async (kind) => {
      const months = Map.groupBy(await content.countPublicPages(kind), ({ month }) => month)
      return [...months].map(([month, counts]) => ({
        address: sitemapAddress(kind, month),
        entries: counts.reduce((sum, { count }) => sum + count, 0),
        modifiedAt: newest(counts.map(({ modifiedAt }) => modifiedAt)),
      }))
    }),
  )
  return sitemaps.flat()
}

/** The addresses of all sitemaps but the index; of those in parts the first part. */
export const sitemapAddresses = async (content: ContentRepository): Promise<string[]> => [
  SITEMAP_OF_LISTS,
  ...(await monthlySitemaps(content)).map(({ address }) => address),
]

export async function sitemapIndex(content: ContentRepository, config: SiteConfig): Promise<SiteFile> {
  const [lists, monthly] = await Promise.all([otherPages(content), monthlySitemaps(content)])
  const files = [
    { path: SITEMAP_OF_LISTS, modifiedAt: newest(lists.map(({ modifiedAt }) => modifiedAt)) },
    ...monthly.flatMap(({ address, entries, modifiedAt }) =>
      partsOf(address, entries).map((path) => ({ path, modifiedAt })),
    ),
  ]
  return { path: SITEMAP_INDEX, content: sitemapIndexXml(files, config) }
}

/** The files of a sitemap, in parts where it has too many entries; none where it has no entry. */
export async function sitemapFiles(
  address: string,
  content: ContentRepository,
  config: SiteConfig,
): Promise<SiteFile[]> {
  const entries =
    address === SITEMAP_OF_LISTS ? await otherPages(content) : await entityPages(address, content, config)
  const [, plural, month] = MONTHLY.exec(address) ?? []
  const first = month ? `/sitemaps/${plural}-${month}.xml` : address
  return partsOf(first, entries.length).map((path, index) => ({
    path,
    content: sitemapXml(entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES), config),
  }))
}

async function entityPages(
  address: string,
  content: ContentRepository,
  config: SiteConfig,
): Promise<SitemapEntry[]> {
  const [, plural = '', month = ''] = MONTHLY.exec(address) ?? []
  const kind = kindOfPlural(plural)
  if (!kind || !hasOwnPage(kind)) return []
  const pages = await content.listPublicPages(kind, month)
  return pages.map(({ slug, modifiedAt, hero }) => ({
    path: link(CONTENT_KINDS[kind].plural, { id: slug }),
    modifiedAt,
    image: wideImage(hero, config),
  }))
}

/** Lists of one kind, paged or not; each changes with its newest entry. */
async function listPages(content: ContentRepository): Promise<SitemapEntry[]> {
  const entries = async (kind: PagedKind | EntryKind) => {
    const [counts, { total }] = await Promise.all([
      content.countPublicPages(kind),
      content.pageOfCards(kind, {}, { limit: 1 }),
    ])
    const modifiedAt = newest(counts.map((count) => count.modifiedAt))
    return listPagePaths(link(CONTENT_KINDS[kind].plural), hasPagedList(kind) ? total : 0).map((path) => ({
      path,
      modifiedAt,
    }))
  }
  const lists = await Promise.all([...ARTICLES_FIRST.filter(hasPagedList), ...ENTRY_KINDS].map(entries))
  return lists.flat()
}

async function prefecturePages(content: ContentRepository): Promise<SitemapEntry[]> {
  const counts = (await Promise.all(KINDS.map((kind) => content.countPublicPages(kind)))).flat()
  const byPrefecture = Map.groupBy(counts, ({ prefectureCode }) => prefectureCode)
  return BUILT_IN_PREFECTURES.map(({ code, slug }) => ({
    path: link('pr', { id: slug }),
    modifiedAt: newest((byPrefecture.get(code) ?? []).map(({ modifiedAt }) => modifiedAt)),
  }))
}

const authorPages = async (content: ContentRepository): Promise<SitemapEntry[]> =>
  (await content.listAuthorPages()).map(({ slug, modifiedAt }) => ({
    path: link('authors', { id: slug }),
    modifiedAt,
  }))

/** The top page changes with the newest of all lists; static pages, regions, municipalities and months have no modification date. */
async function otherPages(content: ContentRepository): Promise<SitemapEntry[]> {
  const [lists, prefectures, authors, cities] = await Promise.all([
    listPages(content),
    prefecturePages(content),
    authorPages(content),
    content.listCityPages(),
  ])
  return [
    { path: link('top'), modifiedAt: newest(lists.map(({ modifiedAt }) => modifiedAt)) },
    { path: link('search') },
    { path: link('map') },
    { path: link('about') },
    { path: link('help') },
    { path: link('newsletter') },
    ...lists,
    ...prefectures,
    ...authors,
    ...BUILT_IN_REGIONS.map(({ slug }) => ({ path: link('regions', { id: slug }) })),
    ...cities.flatMap(({ code }) => cityPath(code) ?? []).map((path) => ({ path })),
    ...MONTHS.map((month) => ({ path: link('months', { id: String(month) }) })),
  ]
}
