import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/japan-time.ts'
import { databaseOf, serveOwnSite } from '#tests/sites.ts'
import { affectedAddresses } from './affected-addresses.ts'
import { entityOf, read, tickOf, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('event-ends', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

test('an event ends on its page and in the lists at the midnight after its last day, once, by the clock alone', async () => {
  const before = await entityOf(
    db,
    'article-page',
    "type = 'news' AND status = 'published' ORDER BY published_at DESC",
  )
  const after = { ...before, eventDate: today, endDate: today }
  const page = `${url}/article-pages/${before.slug}`
  const list = async () => {
    const { text } = await read(`${url}/article-pages`)
    return text.split('<article').find((card) => card.includes(`href="/article-pages/${before.slug}"`)) ?? ''
  }
  await writeOnly(db, { kind: 'article-page', before, after })
  await tickOf(site)
  expect((await read(page)).text).not.toContain('終了しました')
  expect(await list()).not.toContain('終了')
  const end = new Date(`${addDays(today, 1)}T00:00:00+09:00`)
  await tickOf(site, end)
  const ended = () =>
    db
      .prepare(`SELECT count(*) AS n FROM publications WHERE changes LIKE '%event-end%' AND changes LIKE ?`)
      .bind(`%${before.id}%`)
      .first<number>('n')
  expect(await ended()).toBe(1)
  await expect.poll(async () => (await read(page)).text).toContain('終了しました')
  expect(await list()).toContain('終了')
  await tickOf(site, new Date(end.getTime() + 60_000))
  expect(await ended()).toBe(1)
}, 60_000)

test('an article renews the pages of the prefectures whose places it mentions', async () => {
  const article = await entityOf(db, 'article-page')
  const spot = await entityOf(db, 'spot', "status = 'published' AND prefecture_code = '31'")
  await db
    .prepare(
      `INSERT OR IGNORE INTO content_mentions (from_kind, from_id, to_kind, to_id, published_at) VALUES ('article-page', ?, 'spot', ?, ?)`,
    )
    .bind(article.id, spot.id, article.publishedAt)
    .run()
  const card = { id: article.id, type: 'spotCard' as const, data: { refId: spot.id } }
  const change = {
    kind: 'article-page' as const,
    before: { ...article, prefectureCode: '13' },
    after: { ...article, prefectureCode: '13', blocks: [...article.blocks, card] },
  }
  const paths = (await affectedAddresses(db, [change], new Date())).map(({ path }) => path)
  expect(paths).toContain('/pr/tottori')
  expect((await read(`${url}/_/render?url=/pr/tottori`)).text).toContain(article.slug)
})
