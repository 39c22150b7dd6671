import { expect, onTestFinished, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { isNewcomer, Topics } from '#domain/shelf/topics.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, login, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'

const site = await sharedSite()

const TODAY = japanTime(new Date()).date
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

const aMember = async () => {
  const { access, id } = await tokensOf(site)
  return { token: access, account: (await login(site, id)).body.data.account.id as string }
}

const request = async (token: string) => {
  const { status, headers, body, rowsRead } = await call(site, 'GET /me/topics', { token })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return { topics: Topics.strict().parse(body.data.topics), rowsRead }
}

type Spot = { id: string; prefecture_code: string }
const spots = (
  await site.db
    .prepare(`SELECT id, prefecture_code FROM spots WHERE status = 'published' ORDER BY id LIMIT 60`)
    .all<Spot>()
).results
const articles = (
  await site.db
    .prepare(`SELECT id, title FROM article_pages WHERE status = 'published'`)
    .all<{ id: string; title: string }>()
).results
const [article] = articles

const addFavorite = (account: string, id: string, at: string, type = 'spot') =>
  site.db
    .prepare(
      `INSERT INTO favorites (account_id, target_type, target_id, created_at, title, label, name_key, changed_at)
       VALUES (?, ?, ?, ?, '', '', '', '')`,
    )
    .bind(account, type, id, at)

const view = (account: string, type: string, id: string, at: string) =>
  site.db
    .prepare(
      `INSERT INTO histories (account_id, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label)
       VALUES (?1, ?2, ?3, ?4, ?4, 1, '', '')`,
    )
    .bind(account, type, id, at)

const guide = (account: string, id: string, from: string, to: string | null, deleted: string | null = null) =>
  site.db
    .prepare(
      `INSERT INTO travel_guides (id, account_id, title, start_date, end_date, prefecture_codes, members, memo, checklist, created_at, updated_at, deleted_at)
       VALUES (?, ?, '旅', ?, ?, '[]', '', '', '[]', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', ?)`,
    )
    .bind(id, account, from, to, deleted)

const action = (account: string, change: Record<string, string | null>) => {
  const columns = {
    account_id: account,
    id: randomIdentifier(),
    type: 'visited',
    title: '記録',
    date: TODAY,
    listed_on: TODAY,
    prefecture_code: '28',
    memo: '',
    visibility: 'private',
    version: 1,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    ...change,
  }
  const names = Object.keys(columns)
  return site.db
    .prepare(`INSERT INTO travel_actions (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .bind(...Object.values(columns))
}

test('a new member has empty topics, and a session is required (R42)', async () => {
  expect((await call(site, 'GET /me/topics')).status).toBe(401)
  const { token } = await aMember()
  const { topics } = await request(token)
  expect(isNewcomer(topics)).toBe(true)
  expect(topics).toMatchObject({ trip: null, reading: [], favorites: [], actions: [], wishes: [] })
  expect(topics.season?.cards).toEqual([])
})

test('the current trip has today’s lines in order; a deleted or past one is left out (R42)', async () => {
  const { token, account } = await aMember()
  const [trip, section, other] = [randomIdentifier(), randomIdentifier(), randomIdentifier()]
  const activity = (id: string, of: string, order: number, title: string) =>
    site.db
      .prepare(
        `INSERT INTO travel_activities (id, section_id, guide_id, account_id, "order", kind, title, start_time, reservation_no, url, memo, status)
         VALUES (?, ?, ?, ?, ?, 'free', ?, '09:00', '秘密の番号', '', '', 'planned')`,
      )
      .bind(id, of, trip, account, order, title)
  const day = (id: string, date: string, order: number) =>
    site.db
      .prepare(
        `INSERT INTO travel_sections (id, guide_id, account_id, "order", kind, date, title, memo) VALUES (?, ?, ?, ?, 'day', ?, '', '')`,
      )
      .bind(id, trip, account, order, date)
  await site.db.batch([
    guide(account, randomIdentifier(), addDays(TODAY, -9), addDays(TODAY, -1)),
    guide(account, randomIdentifier(), addDays(TODAY, -3), TODAY, TODAY),
    guide(account, randomIdentifier(), addDays(TODAY, 5), null),
    guide(account, trip, addDays(TODAY, -1), addDays(TODAY, 1)),
    day(section, TODAY, 0),
    day(other, addDays(TODAY, 1), 1),
    activity(randomIdentifier(), section, 1, '昼'),
    activity(randomIdentifier(), section, 0, '朝'),
    activity(randomIdentifier(), other, 0, '明日'),
  ])
  const { topics } = await request(token)
  expect(topics.trip?.guide).toMatchObject({ id: trip, startDate: addDays(TODAY, -1) })
  expect(topics.trip?.today.map(({ title }) => title)).toEqual(['朝', '昼'])
  expect(isNewcomer(topics)).toBe(false)
  await site.db.prepare('UPDATE travel_guides SET deleted_at = ? WHERE id = ?').bind(TODAY, trip).run()
  const next = (await request(token)).topics.trip
  expect([next?.guide.startDate, next?.guide.endDate, next?.today]).toEqual([
    addDays(TODAY, 5),
    addDays(TODAY, 5),
    [],
  ])
})

test('news of favourites, the history, the season and records are the member’s own (R42)', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const [seasonal, shut, updated, quiet] = spots
  if (!seasonal || !shut || !updated || !quiet || !article) throw new Error('the sample has too few spots')
  const season = JSON.stringify([
    { name: '紅葉', from: addDays(TODAY, -2).slice(5), to: addDays(TODAY, 2).slice(5) },
  ])
  const changed = JSON.stringify([seasonal, shut, updated, quiet, article].map(({ id }) => id))
  for (const table of ['spots', 'article_pages'])
    onTestFinished(await restoreLater(site.db, table, 'id IN (SELECT value FROM json_each(?))', changed))
  const long = '2099-01-01T00:00:00.000Z'
  await site.db.batch([
    site.db.prepare('UPDATE spots SET seasons = ? WHERE id = ?').bind(season, seasonal.id),
    site.db.prepare("UPDATE spots SET business_status = 'tempClosed' WHERE id = ?").bind(shut.id),
    site.db
      .prepare("UPDATE spots SET seasons = '[]', content_updated_at = ? WHERE id IN (?, ?)")
      .bind(ago(3), updated.id, quiet.id),
    ...[seasonal, shut, updated, quiet].map(({ id }) => addFavorite(one.account, id, ago(22))),
    site.db.prepare('UPDATE article_pages SET content_updated_at = ? WHERE id = ?').bind(ago(3), article.id),
    addFavorite(one.account, article.id, ago(22), 'article-page'),
    view(one.account, 'spot', quiet.id, long),
    view(one.account, 'article-page', article.id, ago(4)),
    action(one.account, { title: '去年の旅', date: '2025-05-05', listed_on: '2025-05-05' }),
    ...[1, 2, 3, 4].map((at) => action(one.account, { type: 'wish', title: `願い${at}`, date: null })),
  ])
  const { topics } = await request(one.token)
  expect(topics.favorites?.map(({ card, news }) => [card.id, news.kind])).toEqual([
    [shut.id, 'shut'],
    [seasonal.id, 'season'],
    [updated.id, 'updated'],
    [article.id, 'updated'],
  ])
  expect(topics.reading?.map(({ card }) => card.title)).toEqual([article.title])
  expect(topics.actions?.map(({ title }) => title)).toEqual(['去年の旅'])
  expect(topics.wishes).toHaveLength(3)
  const liked = topics.season?.prefectureCodes ?? []
  expect(liked).toContain('28')
  for (const card of topics.season?.cards ?? []) expect(liked).toContain(card.prefectureCode)
  expect(isNewcomer((await request(other.token)).topics)).toBe(true)
})

test.each([
  ['a change of three days ago is news', 3, 1],
  ['one of three weeks ago is not', 21, 0],
])('of a hotel, whose visits are not kept, %s (R42)', async (_, days, count) => {
  const { token, account } = await aMember()
  const hotel = await site.db
    .prepare("SELECT id FROM hotels WHERE status = 'published' AND business_status = 'open' LIMIT 1")
    .first<string>('id')
  if (!hotel) throw new Error('the sample has no hotel')
  onTestFinished(await restoreLater(site.db, 'hotels', 'id = ?', hotel))
  await site.db.batch([
    addFavorite(account, hotel, ago(60), 'hotel'),
    site.db.prepare('UPDATE hotels SET content_updated_at = ? WHERE id = ?').bind(ago(days), hotel),
  ])
  expect((await request(token)).topics.favorites).toHaveLength(count)
})

test('a home page with much data reads a bounded number of rows (R42)', async () => {
  const { token, account } = await aMember()
  const fill = (statement: string, ...binds: string[]) =>
    site.db
      .prepare(`WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${statement}`)
      .bind(account, ...binds)
  const id = (prefix: string) => `'a${prefix}' || printf('%05d', i) || '-0000-4000-8000-000000000000'`
  await site.db.batch([
    fill(`1999) INSERT INTO favorites (account_id, target_type, target_id, created_at, title, label, name_key, changed_at)
      SELECT ?1, 'spot', ${id('f0')}, '2026-01-01T00:00:00.000Z', '', 'x', '', '' FROM n`),
    fill(`499) INSERT INTO histories (account_id, target_type, target_id, first_viewed_at, last_viewed_at, views, title, label)
      SELECT ?1, 'article-page', ${id('b0')}, '${ago(22)}', '${ago(22)}', 1, '', 'x' FROM n`),
    fill(`4999) INSERT INTO travel_actions (account_id, id, type, title, date, listed_on, prefecture_code, memo, visibility, version, created_at, updated_at)
      SELECT ?1, ${id('c0')}, json_extract('["visited","stayed","ate","bought","wish"]', '$[' || (i % 5) || ']'), '記録', '2026-01-01', '2026-01-01',
        printf('%02d', 1 + i % 47), '', 'private', 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`),
    fill(`98) INSERT INTO travel_guides (id, account_id, title, start_date, prefecture_codes, members, memo, checklist, created_at, updated_at)
      SELECT ${id('d0')}, ?1, '', '2020-01-01', '[]', '', '', '[]', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`),
    ...articles.map(({ id }) => addFavorite(account, id, ago(22), 'article-page')),
    ...spots.map((spot) => addFavorite(account, spot.id, ago(22))),
  ])
  const { topics, rowsRead } = await request(token)
  expect(topics.season?.prefectureCodes).toHaveLength(3)
  expect(topics.actions).toHaveLength(3)
  expect(rowsRead).toBeLessThan(2000)
})

test('a failing part is left out, and the others are returned (R42)', async () => {
  const { token, account } = await aMember()
  await action(account, {}).run()
  await addFavorite(account, spots[0]?.id ?? '', ago(22)).run()
  onTestFinished(await restoreLater(site.db, 'spots', 'id = ?', spots[0]?.id))
  const broken = site.db.prepare('UPDATE spots SET seasons = ? WHERE id = ?')
  await broken.bind('broken', spots[0]?.id ?? '').run()
  const { topics } = await request(token)
  expect(topics.favorites).toBeNull()
  expect(topics.actions).toHaveLength(1)
})
