import { afterAll, expect, test } from 'vitest'
import { loader as authorPage } from '#pages/authors/@slug/+loader.ts'
import { loader as campaignPage } from '#pages/campaigns/@slug/+loader.ts'
import { loader as featurePage } from '#pages/features/@slug/+loader.ts'
import { loader as monthPage } from '#pages/months/@month/+loader.ts'
import { loader as cityPage } from '#pages/pr/@slug/@city/+loader.ts'
import { config } from '#renderer/json-ld/schema.fixture.ts'
import { slugsLeadingTo } from '#worker/db/cards/following-cards.server.ts'
import { listRelatedArticles, slugsRecommending } from '#worker/db/cards/related-articles.server.ts'
import { createContentRepository } from '#worker/db/content/content.server.ts'
import { listCampaignTransitions } from '#worker/db/publications/campaign-transitions.server.ts'
import { countedDatabase } from '#worker/middleware/rows-read.ts'
import { entityOf } from '#worker/publish/publishing.fixture.ts'
import { databaseOf } from '../site-database.ts'
import { serveOwnSite } from '../sites.ts'
import { copiesIn } from './copies.ts'

const site = await serveOwnSite('related-rows')
afterAll(site.stop)
const db = (await databaseOf(site)) as unknown as D1Database

const { copiesOf, addCopies } = copiesIn(db)

/** The rows that D1 reads for a query of one statement. */
async function rowsOf(query: (counted: D1Database) => Promise<unknown[]>): Promise<number> {
  let rows = 0
  const all = async (statement: D1PreparedStatement) => {
    const result = await statement.all()
    rows += result.meta.rows_read
    return result
  }
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({ all: () => all(db.prepare(sql).bind(...values)) }),
  })
  expect((await query({ prepare } as unknown as D1Database)).length).toBeGreaterThan(1)
  return rows
}

test('recommendations, and the articles that recommend one, read the same rows however many articles there are', async () => {
  const article = await entityOf(
    db,
    'article-page',
    "status = 'published' AND city_code IS NOT NULL ORDER BY published_at DESC",
  )
  const now = new Date()
  const read = async () => [
    await rowsOf((counted) => listRelatedArticles(counted, article, 4, now)),
    await rowsOf((counted) => slugsRecommending(counted, article, now)),
  ]
  await addCopies(article, 1, 50)
  const few = await read()
  await addCopies(article, 51, 1000)
  expect(await read()).toEqual(few)
  expect(Math.max(...few)).toBeLessThan(300)
})

test('the page of an author, and the list of these pages, read the same rows however many articles there are', async () => {
  const article = await entityOf(db, 'article-page', "status = 'published' AND author_id IS NOT NULL")
  const slug = await db
    .prepare('SELECT slug FROM authors WHERE id = ?')
    .bind(article.authorId)
    .first<string>('slug')
  const now = new Date()
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), now)
    const page = await authorPage({ content, now, config, search: {}, routeParams: { slug: slug ?? '' } })
    expect(page).toMatchObject({ total: 100, isMore: true })
    const ofPage = count.rows
    await content.listAuthorPages()
    return [ofPage, count.rows - ofPage]
  }
  await addCopies(article, 2001, 2200)
  const few = await read()
  await addCopies(article, 2201, 4000)
  expect(await read()).toEqual(few)
  expect(Math.max(...few)).toBeLessThan(500)
})

test('the page of a month reads the same rows however many spots, events of the past and events to come there are', async () => {
  const now = new Date('2026-11-28T03:00:00Z')
  const over = await entityOf(db, 'article-page', "status = 'published' AND end_date = '2026-11-04'")
  const open = await entityOf(db, 'article-page', "status = 'published' AND end_date = '2027-03-15'")
  const spot = await entityOf(db, 'spot', "status = 'published' AND best_months LIKE '%11%'")
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), now)
    for (const month of ['11', '2', '10'])
      await monthPage({ content, now, config, search: {}, routeParams: { month } })
    return count.rows
  }
  const add = (first: number, last: number) =>
    db.batch([
      ...[over, open].map(({ id }) => copiesOf('article-page', id, first, last)),
      copiesOf('spot', spot.id, first, last),
    ])
  await add(5001, 5100)
  const few = await read()
  await add(5101, 7000)
  expect(await read()).toBe(few)
  // Three pages, each of 28 spots with their cities and up to 48 events, and copies of other tests in between.
  expect(few).toBeLessThan(1600)
})

test('the page of a municipality, and the list of these pages, read the same rows however many entries there are', async () => {
  const now = new Date('2026-11-28T03:00:00Z')
  const article = await entityOf(db, 'article-page', "status = 'published' AND city_code = '17201'")
  const spot = await entityOf(db, 'spot', "slug = 'kanazawa-kenrokuen'")
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), now)
    await cityPage({ content, now, config, search: {}, routeParams: { slug: 'ishikawa', city: '17201' } })
    const ofPage = count.rows
    await content.listCityPages()
    return [ofPage, count.rows - ofPage]
  }
  const add = (first: number, last: number) =>
    db.batch([copiesOf('article-page', article.id, first, last), copiesOf('spot', spot.id, first, last)])
  await add(11_001, 11_200)
  const few = await read()
  await add(11_201, 13_000)
  expect(await read()).toEqual(few)
  // The cards with their municipalities, the counts up to a hundred, and the municipalities of six prefectures.
  expect(few[0]).toBeLessThan(1500)
  // For each of the 1,900 municipalities its row and a look into six indexes, and the entries that count.
  expect(few[1]).toBeLessThan(15_000)
})

test('feeds of pages read the same rows however many articles there are', async () => {
  const now = new Date('2026-11-28T03:00:00Z')
  const article = await entityOf(db, 'article-page', "status = 'published' AND author_id IS NOT NULL")
  const filters = [{ region: 'kanto' }, { city: article.cityCode ?? '' }, { author: article.authorId ?? '' }]
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), now)
    for (const filter of [...filters, { tags: ['温泉', '鉄道'] }]) await content.listFeedArticles(filter, 20)
    return count.rows
  }
  await addCopies(article, 14_001, 14_100)
  const few = await read()
  await addCopies(article, 14_101, 15_000)
  expect(await read()).toBe(few)
  expect(few).toBeLessThan(300)
})

test('pages of features and campaigns, and those that lead to one, read the same rows however many have the same place', async () => {
  const now = new Date()
  const feature = await entityOf(db, 'feature')
  const campaign = await entityOf(db, 'campaign', `status = 'published' AND end_at > '${now.toISOString()}'`)
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const counted = countedDatabase(db, count)
    const content = createContentRepository(counted, now)
    const shared = { content, now, config, search: {} }
    await featurePage({ ...shared, routeParams: { slug: feature.slug } })
    await campaignPage({ ...shared, routeParams: { slug: campaign.slug } })
    await slugsLeadingTo(counted, 'feature', feature, now)
    await slugsLeadingTo(counted, 'campaign', campaign, now)
    return count.rows
  }
  const add = (first: number, last: number) =>
    db.batch([copiesOf('feature', feature.id, first, last), copiesOf('campaign', campaign.id, first, last)])
  await add(1, 50)
  const few = await read()
  await add(51, 2000)
  expect(await read()).toBe(few)
  expect(few).toBeLessThan(150)
})

test('the lists of features and campaigns, and what shows the first of them, read the same rows however many there are', async () => {
  const now = new Date()
  const feature = await entityOf(db, 'feature')
  const campaign = await entityOf(db, 'campaign', `status = 'published' AND end_at > '${now.toISOString()}'`)
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const content = createContentRepository(countedDatabase(db, count), now)
    await content.listCards('feature', {}, 3)
    await content.listCards('campaign', {}, 3)
    const ofCards = count.rows
    expect(await content.listFeatures()).toHaveLength(200)
    expect(await content.listCampaigns()).toHaveLength(200)
    return [ofCards, count.rows - ofCards]
  }
  const add = (first: number, last: number) =>
    db.batch([copiesOf('feature', feature.id, first, last), copiesOf('campaign', campaign.id, first, last)])
  await add(8001, 8200)
  const few = await read()
  await add(8201, 9000)
  expect(await read()).toEqual(few)
  expect(few[0]).toBeLessThan(50)
})

test('what began or ended in the last minutes is found without reading the other campaigns, placements and events', async () => {
  const now = new Date('2026-11-28T03:00:00Z')
  const over = await entityOf(db, 'article-page', "status = 'published' AND end_date = '2026-11-04'")
  const open = await entityOf(db, 'article-page', "status = 'published' AND end_date = '2027-03-15'")
  const campaign = await entityOf(db, 'campaign')
  const placement = await entityOf(db, 'sponsored-page')
  const read = async () => {
    const count = { rows: 0, queries: 0 }
    const from = new Date(now.getTime() - 3_600_000)
    await listCampaignTransitions(countedDatabase(db, count), from, now)
    return count.rows
  }
  const few = await read()
  await db.batch([
    copiesOf('campaign', campaign.id, 11_001, 12_000),
    copiesOf('sponsored-page', placement.id, 11_001, 12_000),
    copiesOf('article-page', over.id, 11_001, 12_000),
    copiesOf('article-page', open.id, 11_001, 12_000),
  ])
  expect(await read()).toBe(few)
  expect(few).toBeLessThan(100)
})
