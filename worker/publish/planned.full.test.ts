import { afterAll, expect, test } from 'vitest'
import { addDays } from '#domain/date/japan-time.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { databaseOf } from '#tests/site-database.ts'
import { serveOwnSite } from '#tests/sites.ts'
import { findWorking } from '../db/manuscripts/manuscripts.server.ts'
import { createDraft } from '../manuscripts/create.ts'
import { schedule } from '../manuscripts/schedule.ts'
import { affectedAddresses } from './affected-addresses.ts'
import { entityOf, pendingAfterScheduled, read, triggerScheduled, writeOnly } from './publishing.fixture.ts'

const site = await serveOwnSite('planned', { serverDev: true })
afterAll(site.stop)
const url = site.url.origin
const db = (await databaseOf(site)) as unknown as D1Database

const SECOND = 1000

test('a plan runs to the minute: nothing a second before, everything at its time, and the end likewise (R39)', async () => {
  const model = await entityOf(db, 'article-page')
  const id = randomIdentifier()
  const slug = 'planned-by-a-test'
  const now = new Date()
  const fields = { ...writtenFields(model), slug, slugHistory: [], title: '予約の試験の記事' }
  const made = await createDraft(db, { kind: 'article-page', id, fields, accountId: null, now } as never)
  expect(made.outcome).toBe('done')
  const version = (await findWorking(db, 'article-page', id))?.manuscript.version ?? 0
  const at = new Date(Math.ceil((now.getTime() + 5 * SECOND) / 60_000) * 60_000)
  const unpublishAt = new Date(at.getTime() + 60_000)
  const step = { kind: 'article-page' as const, id, accountId: null, canPublish: true, now }
  const planned = await schedule(db, {
    ...step,
    version,
    at: at.toISOString(),
    unpublishAt: unpublishAt.toISOString(),
  })
  expect(planned).toMatchObject({ outcome: 'done', document: { manuscript: { stage: 'scheduled' } } })
  const path = `${url}/article-pages/${slug}`
  await triggerScheduled(site, new Date(at.getTime() - SECOND))
  expect((await read(path)).status).toBe(404)
  expect((await read(`${url}/article-pages`)).text).not.toContain(fields.title)
  await triggerScheduled(site, at)
  expect((await read(path)).text).toContain(fields.title)
  expect((await read(`${url}/article-pages`)).text).toContain(fields.title)
  expect((await read(`${url}/feed.xml`)).text).toContain(fields.title)
  await triggerScheduled(site, new Date(unpublishAt.getTime() - SECOND))
  expect((await read(path)).status).toBe(200)
  await triggerScheduled(site, unpublishAt)
  expect((await read(`${url}/article-pages`)).text).not.toContain(fields.title)
  expect((await read(`${url}/feed.xml`)).text).not.toContain(fields.title)
  // 410 once the real clock has reached the moment; until then it does not exist yet.
  for (const gone of [path, `${path}/_payload.json`]) expect([404, 410]).toContain((await read(gone)).status)
}, 60_000)

const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)

test('an event ends on its page and in the lists at midnight after its last day, once, by a scheduled job', async () => {
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
  await triggerScheduled(site)
  expect((await read(page)).text).not.toContain('終了しました')
  expect(await list()).not.toContain('終了')
  const end = new Date(`${addDays(today, 1)}T00:00:00+09:00`)
  await triggerScheduled(site, end)
  const ended = () =>
    db
      .prepare(`SELECT count(*) AS n FROM publications WHERE changes LIKE '%event-end%' AND changes LIKE ?`)
      .bind(`%${before.id}%`)
      .first<number>('n')
  expect(await ended()).toBe(1)
  await expect.poll(async () => (await read(page)).text).toContain('終了しました')
  expect(await list()).toContain('終了')
  await triggerScheduled(site, new Date(end.getTime() + 60_000))
  expect(await ended()).toBe(1)
}, 60_000)

test('an event is soon, and has begun from midnight in Japan, on the page of its month, by scheduled jobs', async () => {
  const before = await entityOf(
    db,
    'article-page',
    "type = 'news' AND status = 'published' ORDER BY published_at",
  )
  // So far ahead that nothing else is published at the same moments.
  const firstDay = '2031-05-20'
  await writeOnly(db, {
    kind: 'article-page',
    before,
    after: { ...before, eventDate: firstDay, endDate: firstDay },
  })
  await expect.poll(() => pendingAfterScheduled(site, db)).toBe(0)
  const entryAt = async (day: string) => {
    await triggerScheduled(site, new Date(`${day}T00:01:00+09:00`))
    const { text } = await read(`${url}/months/5`)
    return text.split('<li').find((item) => item.includes(`href="/article-pages/${before.slug}"`)) ?? ''
  }
  expect(await entryAt(addDays(firstDay, -8))).toBe('')
  expect(await entryAt(addDays(firstDay, -7))).toContain('もうすぐ')
  expect(await entryAt(firstDay)).toContain('開催中')
  expect(await entryAt(addDays(firstDay, 1))).toContain('終了')
}, 60_000)

test('an article updates the pages of the prefectures whose places it mentions', async () => {
  // Not an article about an event, which may have ended.
  const article = await entityOf(db, 'article-page', "status = 'published' AND end_date IS NULL")
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
