import { afterAll, expect, test } from 'vitest'
import type { Campaign } from '#domain/content/campaign.ts'
import type { Feature } from '#domain/content/feature.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { saveStatements } from '../db/content/content-table.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import { sitemapAddress } from '../syndication/sitemaps.ts'
import { entityOf, pendingAfterScheduled, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('entry-pages', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const publish = async (
  kind: 'feature' | 'campaign',
  before: Feature | Campaign | null,
  after: Feature | Campaign,
) => {
  await writeOnly(db, { kind, before, after })
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
}
const has = async (path: string, text: string) => (await read(url + path)).text.includes(text)

test('a new feature is on its page, the list, the page of the one before it and in the sitemap; it moves and is removed (R39)', async () => {
  const model = await entityOf(db, 'feature', `status = 'published' ORDER BY "order" DESC`)
  const publishedAt = new Date().toISOString()
  const feature: Feature = {
    ...model,
    id: randomIdentifier(),
    slug: 'feature-by-a-test',
    slugHistory: [],
    title: '公開の試験の特集',
    order: model.order + 1,
    publishedAt,
    contentUpdatedAt: publishedAt,
  }
  const page = `/features/${feature.slug}`
  const places = [page, '/features', `/features/${model.slug}`, '/sitemaps/pages.xml']
  expect((await read(url + page)).status).toBe(404)
  await publish('feature', null, feature)
  for (const path of places.slice(0, 3)) expect([path, await has(path, feature.title)]).toEqual([path, true])
  expect(await has(sitemapAddress('feature', publishedAt), page)).toBe(true)
  expect((await read(`${url}/og${page}.jpg`)).headers.get('content-type')).toBe('image/jpeg')

  const renamed = { ...feature, slug: 'feature-of-another-slug', slugHistory: [feature.slug] }
  await publish('feature', feature, renamed)
  const former = await read(`${url}${page}?from=mail`)
  expect([former.status, former.headers.get('location')]).toEqual([
    301,
    '/features/feature-of-another-slug?from=mail',
  ])
  expect(await has(`/features/${model.slug}`, '/features/feature-of-another-slug')).toBe(true)

  await publish('feature', renamed, { ...renamed, status: 'archived' })
  for (const path of [
    page,
    '/features/feature-of-another-slug',
    '/features/feature-of-another-slug/_payload.json',
  ])
    expect([path, (await read(url + path)).status]).toEqual([path, 410])
  for (const path of places.slice(1, 3)) expect([path, await has(path, feature.title)]).toEqual([path, false])
  expect((await read(url + sitemapAddress('feature', publishedAt))).text).not.toContain(
    'feature-of-another-slug',
  )
}, 120_000)

test('a campaign begins and ends on its own page without an edit (R39)', async () => {
  const model = await entityOf(db, 'campaign')
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const campaign: Campaign = {
    ...model,
    id: randomIdentifier(),
    slug: 'campaign-by-a-test',
    slugHistory: [],
    title: '公開の試験のキャンペーン',
    startAt: inHours(1),
    endAt: inHours(200),
    publishedAt: inHours(-1),
  }
  const page = `/campaigns/${campaign.slug}`
  /** Its times pass, as far as the scheduled jobs can see. */
  const passing = async (times: Pick<Campaign, 'startAt' | 'endAt'>) => {
    const table = CONTENT_TABLES.campaign
    await db.batch(saveStatements(db, table, { ...campaign, ...times }))
    await triggerScheduled(site)
    await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  }
  await publish('campaign', null, campaign)
  expect(await has(page, '受付前')).toBe(true)
  await passing({ startAt: inHours(-0.1), endAt: inHours(200) })
  expect(await has(page, '応募受付中')).toBe(true)
  await passing({ startAt: inHours(-48), endAt: inHours(-0.1) })
  expect(await has(page, '受付終了')).toBe(true)
  expect(await has(page, '応募ページへ')).toBe(false)
  expect(await has('/campaigns', campaign.title)).toBe(true)
  // With its former times, so that the pages of its months are written too.
  await publish('campaign', campaign, { ...campaign, status: 'archived' })
  expect((await read(url + page)).status).toBe(410)
  // Of both tests.
  expect((await reconcileSite(url)).found).toEqual([])
}, 120_000)
