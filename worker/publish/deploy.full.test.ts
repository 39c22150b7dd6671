import { afterAll, expect, test } from 'vitest'
import { type SiteServer, serveSite } from '#scripts/local/serve.ts'
import { reconcileSite } from '#scripts/reconcile-site.ts'
import { databaseOf, siteDatabase } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { findPublication } from '../db/publications/publications.server.ts'
import { buildIn, otherBuild } from './other-build.fixture.ts'
import { entityOf, pendingAfterScheduled, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const STATE = '.cache/test/deploy'
const NEXT = '.cache/test/next-build'

let site: SiteServer = await serveOwnSite('deploy', { serverDev: true })
afterAll(() => site.stop())
const dbOf = async () => (await databaseOf(site)) as unknown as D1Database
const textAt = async (path: string) => (await read(site.url.origin + path)).text
const buildsInStore = async () => {
  const pages = await site.miniflare.getR2Bucket('PAGES')
  return (await pages.list({ delimiter: '/' })).delimitedPrefixes
}

test('content published since a build read it, or during the deployment, is published again for it (R39)', async () => {
  const former = buildIn('dist')
  const article = await entityOf(await dbOf(), 'article-page')
  const spot = await entityOf(await dbOf(), 'spot')
  const [title, name] = ['ビルドの後に公開した記事', 'デプロイ中に公開した名所']
  const live = await writeOnly(await dbOf(), {
    kind: 'article-page',
    before: article,
    after: { ...article, title },
  })
  await triggerScheduled(site)
  expect(await findPublication(await dbOf(), live)).toMatchObject({ status: 'live' })
  const midway = await writeOnly(await dbOf(), { kind: 'spot', before: spot, after: { ...spot, name } })
  // Some of its pages are made for the former build when the next one is served.
  const run = `UPDATE publications SET status = 'rendering', build_id = ?, is_page_live = 1, total = 1 WHERE id = ?`
  await (await dbOf()).prepare(run).bind(former.id, midway).run()
  await site.stop()
  const next = otherBuild('dist', NEXT, 1)
  site = await serveSite({
    serverDev: true,
    vars: { CLOCK_RUNS_AHEAD: 'true' },
    stateDir: STATE,
    dist: NEXT,
    before: [siteDatabase],
  })
  // The first reader does not wait; after the work that they started, all see the new pages.
  await read(`${site.url.origin}/`)
  await expect
    .poll(
      async () => [
        (await textAt(`/article-pages/${article.slug}`)).includes(title),
        (await textAt(`/spots/${spot.slug}`)).includes(name),
      ],
      { timeout: 20_000 },
    )
    .toEqual([true, true])
  const db = await dbOf()
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  expect(await findPublication(db, midway)).toMatchObject({ status: 'live' })
  const carried = `SELECT count(*) AS n FROM publications WHERE reason = 'carry-over' AND status = 'live'`
  expect(await (await dbOf()).prepare(carried).first<number>('n')).toBe(1)
  expect((await reconcileSite(site.url.origin)).found).toEqual([])
  expect(await buildsInStore()).toEqual([`${former.id}/`, `${next.id}/`])
  // A day later no tab has the former build open.
  const dayLater = new Date(Math.ceil((next.timestamp + 25 * 3_600_000) / 3_600_000) * 3_600_000)
  await triggerScheduled(site, dayLater)
  expect(await buildsInStore()).toEqual([`${next.id}/`])
}, 180_000)
