import { afterAll, beforeEach, expect, test } from 'vitest'
import { japanTime } from '#domain/date/japan-time.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { rankArticles } from '#worker/db/content/popular-articles.server.ts'
import { countedDatabase } from '#worker/middleware/rows-read.ts'
import { entityOf, read, triggerScheduled, writeOnly } from '#worker/publish/publishing.fixture.ts'
import { links, part } from './html.ts'
import { aPerson, asAdmin, type Office } from './management-calls/office.ts'
import { call, serveMemberSite } from './member-site.ts'

const site = await serveMemberSite('popular-articles')
afterAll(site.stop)
const db = site.db as unknown as D1Database
const office: Office = { site, admin: await aPerson(site, 'admin') }

const HOUR = 3_600_000
/** Midnight of UTC, nine in the morning in Japan: the day that ends the seven stays the same for fifteen hours. */
let hours = Math.ceil(Date.now() / HOUR / 24) * 24
/** Runs the jobs of the next hour. */
const anHourLater = async () => {
  const at = new Date(hours++ * HOUR)
  expect(await triggerScheduled(site, at)).toBe('ok')
  return at
}

/** The ranking on a page; `null` without one. */
const rankingOn = async (path: string): Promise<string[] | null> => {
  const { text } = await read(site.url + path)
  const list = text.split('<section').find((section) => section.includes('よく読まれている記事'))
  return list ? links(part(list, 'ol')).map(({ href = '' }) => href) : null
}

const articles = async (where: string) => {
  const { results } = await db
    .prepare(
      `SELECT id, '/article-pages/' || slug AS path FROM article_pages t WHERE status = 'published' AND ${where}`,
    )
    .all<{ id: string; path: string }>()
  return results
}
const NOT_PAID = "json_extract(t.disclosure, '$.kind') <> 'pr'"
const ofWakayama = await articles(`prefecture_code = '30' AND ${NOT_PAID} ORDER BY slug LIMIT 3`)
const [advertisement] = await articles("json_extract(t.disclosure, '$.kind') = 'pr' LIMIT 1")

const addReaders = (id: string, readers: number, at = new Date(hours * HOUR)) =>
  db
    .prepare(
      `INSERT INTO article_readers SELECT id, ?2, coalesce(prefecture_code, ''), ?3, ?3 FROM article_pages WHERE id = ?1`,
    )
    .bind(id, japanTime(at).date, readers)
    .run()
/** The number of publications of rankings: other content may be due in the same hour. */
const publications = () =>
  db
    .prepare(`SELECT count(*) AS n FROM publications WHERE changes LIKE '[{"kind":"addresses"%'`)
    .first<number>('n')

beforeEach(async () => {
  await db.prepare('DELETE FROM article_readers').run()
})

test('the sample content has a ranking on the top page and of prefectures', async () => {
  expect(await rankingOn('/')).toHaveLength(5)
  expect((await rankingOn('/pr/wakayama'))?.length).toBeGreaterThanOrEqual(3)
})

test('the most read articles of seven days are published every hour, and only if the list has changed', async () => {
  expect(ofWakayama).toHaveLength(3)
  const [first, second, third] = ofWakayama as [
    { id: string; path: string },
    { id: string; path: string },
    { id: string; path: string },
  ]
  await addReaders(first.id, 30)
  await addReaders(second.id, 40)
  await addReaders(third.id, 15)
  await addReaders(third.id, 20, new Date(hours * HOUR - 6 * 24 * HOUR))
  await addReaders(first.id, 900, new Date(hours * HOUR - 7 * 24 * HOUR))
  if (advertisement) await addReaders(advertisement.id, 5000)
  await anHourLater()
  const expected = [second, third, first].map(({ path }) => path)
  expect(await rankingOn('/')).toEqual(expected)
  expect(await rankingOn('/pr/wakayama')).toEqual(expected)
  // Other prefectures have none any more.
  expect(await rankingOn('/pr/hokkaido')).toBeNull()
  const before = await publications()
  await db.prepare('UPDATE article_readers SET readers = readers + 1').run()
  await anHourLater()
  expect(await publications()).toBe(before)
  await db.prepare('UPDATE article_readers SET readers = 99 WHERE article_id = ?').bind(first.id).run()
  await anHourLater()
  expect(await publications()).toBe((before ?? 0) + 1)
  expect((await rankingOn('/'))?.[0]).toBe(first.path)
  expect((await rankingOn('/pr/wakayama'))?.[0]).toBe(first.path)
})

test('an article that becomes an advertisement, or is no longer public, leaves the ranking at once', async () => {
  const saved = await entityOf(db, 'article-page', `id = '${ofWakayama[1]?.id}'`)
  const advertisement = {
    ...saved,
    disclosure: { kind: 'pr' as const, sponsorName: '和歌山の宿', text: null },
  }
  const hidden = { ...saved, status: 'draft' as const }
  for (const changed of [advertisement, hidden]) {
    await db.prepare('DELETE FROM article_readers').run()
    for (const { id } of ofWakayama) await addReaders(id, 60)
    await anHourLater()
    expect(await rankingOn('/')).toHaveLength(3)
    await writeOnly(db, { kind: 'article-page', before: saved, after: changed }, { reason: 'publish' })
    await triggerScheduled(site)
    expect([await rankingOn('/'), await rankingOn('/pr/wakayama')]).toEqual([null, null])
    await writeOnly(db, { kind: 'article-page', before: changed, after: saved }, { reason: 'publish' })
    await triggerScheduled(site)
  }
})

test('the page of a theme ranks the articles with its tags, and one that loses them leaves it at once', async () => {
  const tagged = `EXISTS (SELECT 1 FROM themes h JOIN content_tags w ON w.content_id = h.id
    JOIN content_tags c ON c.tag = w.tag WHERE h.slug = 'onsen' AND c.content_id = t.id)`
  const ofOnsen = await articles(`${tagged} AND ${NOT_PAID} ORDER BY slug LIMIT 4`)
  const [elsewhere] = await articles(`NOT ${tagged} AND ${NOT_PAID} LIMIT 1`)
  for (const [index, { id }] of ofOnsen.entries()) await addReaders(id, 90 - index)
  if (elsewhere) await addReaders(elsewhere.id, 200)
  await anHourLater()
  expect(ofOnsen).toHaveLength(4)
  expect(await rankingOn('/themes/onsen')).toEqual(ofOnsen.map(({ path }) => path))
  const { themes } = JSON.parse(await (await fetch(`${site.url}/v1/themes?limit=100`)).text()).data
  const { id: theme } = themes.list.find(({ slug }: { slug: string }) => slug === 'onsen')
  const { popularArticles } = await asAdmin(office, `GET /manage/popular-articles?of=${theme}`)
  expect(popularArticles.list.map(({ id }: { id: string }) => id)).toEqual(ofOnsen.map(({ id }) => id))
  const saved = await entityOf(db, 'article-page', `id = '${ofOnsen[1]?.id}'`)
  await writeOnly(
    db,
    { kind: 'article-page', before: saved, after: { ...saved, tags: ['ほかの話題'] } },
    { reason: 'publish' },
  )
  await triggerScheduled(site)
  expect(await rankingOn('/themes/onsen')).toEqual(ofOnsen.toSpliced(1, 1).map(({ path }) => path))
})

test('a few readers make no ranking', async () => {
  for (const { id } of ofWakayama) await addReaders(id, 7)
  await anHourLater()
  expect(await rankingOn('/')).toBeNull()
  expect(await rankingOn('/pr/wakayama')).toBeNull()
})

test('the office has the same ranking, with its figures and what is below those of the site', async () => {
  const [first, second, third] = ofWakayama
  for (const [index, article] of [first, second, third].entries())
    if (article) await addReaders(article.id, 300 - index)
  const [elsewhere] = await articles(`prefecture_code = '20' AND ${NOT_PAID} LIMIT 1`)
  if (elsewhere) await addReaders(elsewhere.id, 2)
  await anHourLater()
  const list = async (query = '') =>
    (await asAdmin(office, `GET /manage/popular-articles${query}`)).popularArticles.list
  const shown = ofWakayama.map(({ id }, index) =>
    expect.objectContaining({ id, readers: 300 - index, prefectureCode: '30', isShown: true }),
  )
  const few = expect.objectContaining({ id: elsewhere?.id, readers: 2, isShown: false })
  expect(await list()).toEqual([...shown, few])
  expect(await list('?of=30')).toEqual(shown)
  expect(await list('?of=20')).toEqual([few])
  const unknown = await call(site, 'GET /manage/popular-articles?of=99', {
    token: office.admin.token,
  })
  expect(unknown.status).toBe(422)
  for (const [role, status] of [
    ['contributor', 200],
    ['support', 403],
    ['member', 403],
  ] as const) {
    const { token } = await aPerson(site, role)
    expect([role, (await call(site, 'GET /manage/popular-articles', { token })).status]).toEqual([
      role,
      status,
    ])
  }
})

test('ranking reads the same rows however many articles are read', async () => {
  const now = new Date()
  const { date } = japanTime(now)
  const rowsOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: randomIdentifier(),
      readers: 100 + (index % 50),
    }))
    await db
      .prepare(
        `INSERT INTO article_readers SELECT value ->> 'id', ?2, printf('%02d', 1 + key % 47), 1, value ->> 'readers' FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows), date)
      .run()
    const read = { rows: 0, queries: 0 }
    await rankArticles(countedDatabase(db, read), now)
    return read
  }
  await rowsOf(2000)
  const few = await rowsOf(2000)
  expect(await rowsOf(8000)).toEqual(few)
  expect(few.rows).toBeLessThan(10_000)
})

test('the privacy policy says what is kept of readers, and until when', async () => {
  const { text } = await read(`${site.url}/about`)
  for (const words of ['4,096通りの番号', '翌日のはじめに消去します', '35日で消去します'])
    expect(text).toContain(words)
})
