import { globSync, readFileSync } from 'node:fs'
import type { ArticlePage } from '#domain/content/article-page.ts'
import { CONTENT_KINDS, type ContentKind, type PageKind } from '#domain/content/kind.ts'
import { PAGE_KINDS, PAGED_KINDS, PLACE_KINDS } from '#domain/content/kind-lists.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import { MONTHS } from '#domain/date/month.ts'
import { BUILT_IN_PREFECTURES, BUILT_IN_REGIONS, prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { loader as activityPage } from '#pages/activities/@slug/+loader.ts'
import { loader as articlePage } from '#pages/article-pages/@slug/+loader.ts'
import { loader as authorPage } from '#pages/authors/@slug/+loader.ts'
import { loader as campaignPage } from '#pages/campaigns/@slug/+loader.ts'
import { loader as campaignList } from '#pages/campaigns/index/+loader.ts'
import { loader as featurePage } from '#pages/features/@slug/+loader.ts'
import { loader as featureList } from '#pages/features/index/+loader.ts'
import { loader as giftPage } from '#pages/gifts/@slug/+loader.ts'
import { loader as goodsPage } from '#pages/goods/@slug/+loader.ts'
import { loader as hotelPage } from '#pages/hotels/@slug/+loader.ts'
import { loader as topPage } from '#pages/index/+loader.ts'
import { loader as mapPage } from '#pages/map/+loader.ts'
import { loader as monthPage } from '#pages/months/@month/+loader.ts'
import { loader as cityPage } from '#pages/pr/@slug/@city/+loader.ts'
import { loader as prefecturePage } from '#pages/pr/@slug/+loader.ts'
import { loader as regionPage } from '#pages/regions/@slug/+loader.ts'
import { loader as restaurantPage } from '#pages/restaurants/@slug/+loader.ts'
import { loader as seriesPage } from '#pages/series/@slug/+loader.ts'
import { loader as seriesList } from '#pages/series/index/+loader.ts'
import { loader as spotPage } from '#pages/spots/@slug/+loader.ts'
import { loader as themePage } from '#pages/themes/@slug/+loader.ts'
import { loader as themeList } from '#pages/themes/index/+loader.ts'
import { config } from '#renderer/json-ld/schema.fixture.ts'
import { listLoader } from '#renderer/list-page/list-loader.ts'
import type { Loader } from '#renderer/loader.ts'
import { openSqliteD1 } from '#scripts/local/sqlite-d1.ts'
import { loadSampleContent } from '#seed/content.ts'
import { seedId } from '#seed/identity.ts'
import { MUNICIPALITIES } from '#seed/municipalities.ts'
import { saveAuthorStatement } from '#worker/db/content/authors.server.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { type ContentTable, saveStatements } from '#worker/db/content/content-table.server.ts'
import { CONTENT_TABLES } from '#worker/db/content/content-tables.server.ts'
import { saveRegionStatements } from '#worker/db/content/regions.server.ts'
import { syndicatedFiles } from '#worker/syndication/syndicated-files.ts'

/** The moment at which the small site is read. */
export const NOW = new Date('2026-11-21T03:00:00.000Z')

const PAGES: Record<PageKind, Loader> = {
  spot: spotPage,
  hotel: hotelPage,
  restaurant: restaurantPage,
  activity: activityPage,
  gift: giftPage,
  goods: goodsPage,
  theme: themePage,
  feature: featurePage,
  series: seriesPage,
  campaign: campaignPage,
  'article-page': articlePage,
} as Record<PageKind, Loader>

/** Two prefectures of different regions, one beside the first, and one without content of its own. */
const PREFECTURES = ['17', '16', '01']

export const saveContent = (db: D1Database, kind: ContentKind, entity: { id: string }) =>
  db.batch(saveStatements(db, CONTENT_TABLES[kind] as unknown as ContentTable, entity as never))

/** A database in memory with the places and products of three prefectures, and no article. */
export async function smallSite() {
  const { db: sqlite } = openSqliteD1(':memory:', { readOnly: false })
  const db = sqlite as unknown as D1Database
  for (const file of globSync('worker/db/migrations/*.sql').sort()) await db.exec(readFileSync(file, 'utf8'))
  const cities = MUNICIPALITIES.map((one) => ({ ...one, id: seedId('city', one.code) }))
  await db.batch(
    saveRegionStatements(db, cities, { version: '', stampedAt: NOW.toISOString(), idOf: seedId }),
  )
  const { authors, entities, articles } = await loadSampleContent(NOW)
  await db.batch(authors.map((author) => saveAuthorStatement(db, author)))
  const things: ContentRef[] = []
  for (const kind of [...PLACE_KINDS, 'gift', 'goods'] as const) {
    const own = entities[kind].filter(
      ({ prefectureCode }) => kind === 'goods' || PREFECTURES.includes(prefectureCode ?? ''),
    )
    for (const entity of own.slice(0, 5)) {
      await saveContent(db, kind, entity)
      things.push({ kind, id: entity.id })
    }
  }
  const [model] = articles
  if (!model) throw new Error('no article')
  return {
    db,
    things,
    authors,
    articles,
    themes: entities.theme,
    features: entities.feature,
    series: entities.series,
    campaigns: entities.campaign,
    model: { ...model, authorId: null, editorId: null, slugHistory: [] },
  }
}

/** An article about some things. */
export const articleAbout = (
  model: ArticlePage,
  things: readonly ContentRef[],
  own: Partial<ArticlePage> & { id: string },
): ArticlePage => {
  const [paragraph] = model.blocks.filter(({ type }) => type === 'paragraph')
  const cards = things.map(({ kind, id }) => ({
    type: kind === 'article-page' ? 'articleCard' : `${kind}Card`,
    id: seedId(own.id, id),
    data: { refId: id },
  }))
  return { ...model, slug: own.id, blocks: [paragraph, ...cards] as ArticlePage['blocks'], ...own }
}

/** The data of every public page, and the sitemaps, feeds and files of the map, by address: what a build writes. */
export async function everyPage(db: D1Database): Promise<Map<string, string>> {
  const content = createContentRepository(db, NOW)
  const pages = new Map<string, string>()
  const add = async (address: string, loader: Loader, routeParams: Record<string, string> = {}) => {
    const data = await loader({ content, now: NOW, config, search: {}, routeParams })
    pages.set(address, JSON.stringify(data))
  }
  for (const kind of PAGE_KINDS)
    for (const slug of await content.listSlugs(kind, 1000))
      await add(link(CONTENT_KINDS[kind].plural, { id: slug }), PAGES[kind], { slug })
  for (const kind of PAGED_KINDS) await add(link(CONTENT_KINDS[kind].plural), listLoader(kind))
  for (const { slug } of BUILT_IN_PREFECTURES) await add(link('pr', { id: slug }), prefecturePage, { slug })
  for (const { code } of await content.listCityPages()) {
    const slug = prefectureOfCode(code.slice(0, 2))?.slug ?? ''
    await add(`${link('pr', { id: slug })}/${code}`, cityPage, { slug, city: code })
  }
  for (const { slug } of BUILT_IN_REGIONS) await add(link('regions', { id: slug }), regionPage, { slug })
  for (const { slug } of await content.listAuthorPages())
    await add(link('authors', { id: slug }), authorPage, { slug })
  for (const month of MONTHS.map(String)) await add(link('months', { id: month }), monthPage, { month })
  await add(link('themes'), themeList as Loader)
  await add(link('series'), seriesList as Loader)
  await add(link('features'), featureList as Loader)
  await add(link('campaigns'), campaignList as Loader)
  await add(link('top'), topPage as Loader)
  await add(link('map'), mapPage)
  for await (const { path, content: text } of syndicatedFiles(content, config)) pages.set(path, text)
  return pages
}
