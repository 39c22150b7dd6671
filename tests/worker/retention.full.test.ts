import { afterAll, expect, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { endPreviewsStatement } from '#worker/db/manuscripts/preview-ends.server.ts'
import { revisionStatement } from '#worker/db/manuscripts/revisions.server.ts'
import { deleteOldRecords } from '#worker/db/operations/retention.server.ts'
import { publicationStatements } from '#worker/db/publications/publications.server.ts'
import { serveOwnSite } from '../sites.ts'

const site = await serveOwnSite('retention')
afterAll(site.stop)
const db = (await site.miniflare.getD1Database('DB')) as unknown as D1Database

/** The hour of the day of the full scan. */
const NOW = new Date('2036-01-01T18:00:00.000Z')
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)

/** A publication with one page that finished a number of days ago. */
const published = async (days: number): Promise<string> => {
  const id = randomIdentifier()
  const changes = [{ kind: 'prefecture' as const, code: '26' }]
  await db.batch([
    ...publicationStatements(db, { id, reason: 'picks', changes, requestedBy: null, now: ago(days) }),
    db
      .prepare("UPDATE publications SET status = 'live', finished_at = ? WHERE id = ?")
      .bind(ago(days).toISOString(), id),
    db
      .prepare(
        `INSERT INTO publication_pages (publication_id, path, rank, build_id) VALUES (?, '/pr/kyoto', 0, 'build')`,
      )
      .bind(id),
  ])
  return id
}
const stateOf = (id: string) =>
  db
    .prepare(
      `SELECT changes <> '[]' AS canBeUndone, (SELECT count(*) FROM publication_pages WHERE publication_id = p.id) AS pages
       FROM publications p WHERE id = ?`,
    )
    .bind(id)
    .first()

test('publications are deleted step by step: their addresses, their changes, then themselves (R41)', async () => {
  const [ancient, old, recent, fresh] = [
    await published(800),
    await published(100),
    await published(40),
    await published(20),
  ]
  const newest = await published(900)
  await deleteOldRecords(db, NOW)
  expect(await stateOf(ancient)).toBeNull()
  expect(await stateOf(old)).toEqual({ canBeUndone: 0, pages: 0 })
  expect(await stateOf(recent)).toEqual({ canBeUndone: 1, pages: 0 })
  expect(await stateOf(fresh)).toEqual({ canBeUndone: 1, pages: 1 })
  // The newest publication stays: pages are ordered by its number.
  expect(await stateOf(newest)).toEqual({ canBeUndone: 0, pages: 0 })
})

test('at other hours only recently expired publications are scanned (R41)', async () => {
  const [lately, before] = [await published(31), await published(40)]
  await deleteOldRecords(db, new Date(NOW.getTime() - 3_600_000))
  expect(await stateOf(lately)).toEqual({ canBeUndone: 1, pages: 0 })
  expect(await stateOf(before)).toEqual({ canBeUndone: 1, pages: 1 })
  await deleteOldRecords(db, NOW)
  expect(await stateOf(before)).toEqual({ canBeUndone: 1, pages: 0 })
})

test('revisions of saves are deleted after a year, steps and the newest state never (R41)', async () => {
  const contentId = await db.prepare('SELECT id FROM manuscripts LIMIT 1').first<string>('id')
  if (!contentId) throw new Error('there is no manuscript')
  const revisionRow = (version: number, reason: 'saved' | 'published', days: number) =>
    revisionStatement(db, { contentId, version, reason, fields: {}, by: null, now: ago(days) })
  await db.batch([
    revisionRow(9001, 'saved', 700),
    revisionRow(9002, 'published', 700),
    revisionRow(9003, 'saved', 300),
    revisionRow(9004, 'saved', 500),
  ])
  await deleteOldRecords(db, NOW)
  const { results } = await db
    .prepare('SELECT version FROM revisions WHERE content_id = ? AND version > 9000 ORDER BY version')
    .bind(contentId)
    .all<{ version: number }>()
  expect(results.map(({ version }) => version)).toEqual([9002, 9003, 9004])
})

test('the audit log is retained for three years, and revocations of links for a day (R41)', async () => {
  const line = (days: number) =>
    db
      .prepare("INSERT INTO audit_log (action, resource, ref_id, created_at) VALUES ('update', 'spot', ?, ?)")
      .bind(`kept-${days}`, ago(days).toISOString())
  const { results: spots } = await db
    .prepare("SELECT id FROM manuscripts WHERE kind = 'spot' LIMIT 2")
    .all<{ id: string }>()
  const [over = '', open = ''] = spots.map(({ id }) => id)
  const spot = (id: string) => ({ id, kind: 'spot', ownerLimit: null }) as const
  await db.batch([
    line(1200),
    line(1000),
    endPreviewsStatement(db, spot(over), ago(2)),
    endPreviewsStatement(db, spot(open), NOW),
  ])
  await deleteOldRecords(db, NOW)
  const { results } = await db.prepare("SELECT ref_id FROM audit_log WHERE ref_id LIKE 'kept-%'").all()
  expect(results).toEqual([{ ref_id: 'kept-1000' }])
  const ends = await db.prepare('SELECT content_id AS id FROM preview_ends').all()
  expect(ends.results).toEqual([{ id: open }])
})

test('an address without requests in three months is deleted (R10)', async () => {
  const miss = (days: number) =>
    db
      .prepare('INSERT INTO missing_addresses (path, hits, first_hit_at, last_hit_at) VALUES (?, 1, ?2, ?2)')
      .bind(`/gone-${days}`, ago(days).toISOString())
  await db.batch([miss(91), miss(89)])
  await deleteOldRecords(db, NOW)
  const { results } = await db.prepare("SELECT path FROM missing_addresses WHERE path LIKE '/gone-%'").all()
  expect(results).toEqual([{ path: '/gone-89' }])
})

test('a search that found nothing is deleted three months after its last time', async () => {
  const missed = (days: number) =>
    db
      .prepare(
        'INSERT INTO missed_searches (words, typed, hits, first_day, last_day) VALUES (?1, ?1, 1, ?2, ?2)',
      )
      .bind(`夜景${days}`, ago(days).toISOString().slice(0, 10))
  await db.batch([missed(92), missed(89)])
  await deleteOldRecords(db, NOW)
  const { results } = await db.prepare("SELECT words FROM missed_searches WHERE words LIKE '夜景%'").all()
  expect(results).toEqual([{ words: '夜景89' }])
})

test('the counts of readers are deleted after 35 days', async () => {
  const { date } = japanTime(NOW)
  await db.batch(
    [-35, -36].map((days) =>
      db.prepare("INSERT INTO article_readers VALUES ('x', ?, '26', 1, 1)").bind(addDays(date, days)),
    ),
  )
  await deleteOldRecords(db, NOW)
  const left = await db.prepare('SELECT day FROM article_readers').raw()
  expect(left.flat()).toEqual([addDays(date, -35)])
})

test('errors of browsers, web vitals and request metrics are deleted after their retention (R57)', async () => {
  const anError = (days: number) =>
    db
      .prepare(
        `INSERT INTO client_errors (fingerprint, kind, message, stack, hits, first_at, last_at, first_build, last_build)
         VALUES (?, 'error', 'x', '', 1, ?2, ?2, 'a', 'a')`,
      )
      .bind(`seen-${days}`, ago(days).toISOString())
  const aPlace = (days: number) =>
    db
      .prepare("INSERT INTO client_error_places VALUES (?, 'a', '/', 'x', 1, ?)")
      .bind(`seen-${days}`, ago(days).toISOString())
  const aVital = (days: number) =>
    db
      .prepare("INSERT INTO web_vitals VALUES (?, '/', 'phone', 'LCP', 0, 1)")
      .bind(ago(days).toISOString().slice(0, 10))
  const anHour = (days: number) =>
    db
      .prepare("INSERT INTO request_figures VALUES (?, 'GET /v1/retention', 1, 0, 0, 1, 1)")
      .bind(ago(days).toISOString())
  await db.batch([
    ...[29, 31].flatMap((days) => [anError(days), aPlace(days)]),
    ...[89, 91].map(aVital),
    ...[13, 15].map(anHour),
  ])
  await deleteOldRecords(db, NOW)
  const left = async (sql: string) => (await db.prepare(sql).raw()).flat()
  expect(await left('SELECT fingerprint FROM client_errors')).toEqual(['seen-29'])
  expect(await left('SELECT fingerprint FROM client_error_places')).toEqual(['seen-29'])
  expect(await left('SELECT day FROM web_vitals')).toEqual([ago(89).toISOString().slice(0, 10)])
  expect(await left("SELECT hour FROM request_figures WHERE route = 'GET /v1/retention'")).toEqual([
    ago(13).toISOString(),
  ])
})

test('a report of a reader loses its email 90 days after it was handled, and is deleted after two years, or after one if it is open (R41)', async () => {
  const contentId = await db.prepare('SELECT id FROM manuscripts LIMIT 1').first<string>('id')
  const report = (id: string, created: number, handled: number | null) =>
    db
      .prepare(
        `INSERT INTO reader_reports (id, content_id, text, email, created_at, handled_at)
         VALUES (?, ?, '誤り', 'yomu@example.jp', ?, ?)`,
      )
      .bind(id, contentId, ago(created).toISOString(), handled === null ? null : ago(handled).toISOString())
  await db.batch([
    report('ancient', 731, 10),
    report('forgotten', 366, null),
    report('old', 729, 10),
    report('open', 364, null),
    report('answered', 200, 91),
    report('lately', 200, 89),
  ])
  await deleteOldRecords(db, NOW)
  const { results } = await db
    .prepare('SELECT id, email IS NOT NULL AS hasEmail FROM reader_reports ORDER BY id')
    .all()
  expect(results).toEqual([
    { id: 'answered', hasEmail: 0 },
    { id: 'lately', hasEmail: 1 },
    { id: 'old', hasEmail: 1 },
    { id: 'open', hasEmail: 1 },
  ])
})
