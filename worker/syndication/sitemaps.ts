import {
  CONTENT_KINDS,
  type EntryKind,
  hasOwnPage,
  hasPagedList,
  type PagedKind,
  type PageKind,
} from '#domain/content/kind.ts'
import { ARTICLES_FIRST, ENTRY_KINDS } from '#domain/content/kind-lists.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { listPagePaths } from '#domain/search/list-page.ts'
import type { SiteConfig } from '#domain/site/site-config.ts'
import { link } from '#domain/url/link.ts'
import type { ContentRepository } from '../db/content/content.server.ts'
import { type SiteFile, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { wideImage } from './wide-image.ts'

export const SITEMAP_INDEX = '/sitemap.xml'

/** A sitemap is limited to 50,000 addresses and 50 MB; an address with its picture takes about 500 bytes. */
const MAX_ENTRIES = 20_000

/** The kinds whose entities have pages of their own. */
const KINDS = ARTICLES_FIRST.filter(hasOwnPage)

const newest = (moments: readonly (string | undefined)[]): string | undefined =>
  moments.reduce((last, moment) => (moment && (!last || moment > last) ? moment : last), undefined)

async function entityPages(kind: PageKind, content: ContentRepository, config: SiteConfig) {
  const pages = await content.listPublicPages(kind)
  return pages.map(({ slug, modifiedAt, hero }) => ({
    path: link(CONTENT_KINDS[kind].plural, { id: slug }),
    modifiedAt,
    image: wideImage(hero, config),
  }))
}

/** Lists of one kind, paged or not; each changes with its newest entry. */
async function listPages(content: ContentRepository): Promise<SitemapEntry[]> {
  const entries = async (kind: PagedKind | EntryKind) => {
    const [pages, { total }] = await Promise.all([
      content.listPublicPages(kind),
      content.pageOfCards(kind, {}, { limit: 1 }),
    ])
    const modifiedAt = newest(pages.map((page) => page.modifiedAt))
    return listPagePaths(link(CONTENT_KINDS[kind].plural), hasPagedList(kind) ? total : 0).map((path) => ({
      path,
      modifiedAt,
    }))
  }
  const lists = await Promise.all([...ARTICLES_FIRST.filter(hasPagedList), ...ENTRY_KINDS].map(entries))
  return lists.flat()
}

async function prefecturePages(content: ContentRepository): Promise<SitemapEntry[]> {
  const pages = (await Promise.all(KINDS.map((kind) => content.listPublicPages(kind)))).flat()
  const byPrefecture = Map.groupBy(pages, ({ prefectureCode }) => prefectureCode)
  return BUILT_IN_PREFECTURES.map(({ code, slug }) => ({
    path: link('pr', { id: slug }),
    modifiedAt: newest((byPrefecture.get(code) ?? []).map(({ modifiedAt }) => modifiedAt)),
  }))
}

/** The top page changes with the newest of all lists; static pages have no modification date. */
async function otherPages(content: ContentRepository): Promise<SitemapEntry[]> {
  const [lists, prefectures] = await Promise.all([listPages(content), prefecturePages(content)])
  return [
    { path: link('top'), modifiedAt: newest(lists.map(({ modifiedAt }) => modifiedAt)) },
    { path: link('search') },
    { path: link('about') },
    { path: link('help') },
    ...lists,
    ...prefectures,
  ]
}

/** The files of one subject: `/sitemaps/spots.xml`, and `/sitemaps/spots-2.xml` when needed. */
const filesOf = (name: string, entries: readonly SitemapEntry[]) =>
  Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, index) => ({
    path: `/sitemaps/${name}${index === 0 ? '' : `-${index + 1}`}.xml`,
    entries: entries.slice(index * MAX_ENTRIES, (index + 1) * MAX_ENTRIES),
  }))

/** Every indexable page, each in one sitemap, and the sitemap index. */
export async function sitemaps(content: ContentRepository, config: SiteConfig): Promise<SiteFile[]> {
  const entities = await Promise.all(KINDS.map((kind) => entityPages(kind, content, config)))
  const files = [
    ...filesOf('pages', await otherPages(content)),
    ...KINDS.flatMap((kind, index) => filesOf(CONTENT_KINDS[kind].plural, entities[index] ?? [])),
  ]
  const index = files.map(({ path, entries }) => ({
    path,
    modifiedAt: newest(entries.map(({ modifiedAt }) => modifiedAt)),
  }))
  return [
    { path: SITEMAP_INDEX, content: sitemapIndexXml(index, config) },
    ...files.map(({ path, entries }) => ({ path, content: sitemapXml(entries, config) })),
  ]
}
