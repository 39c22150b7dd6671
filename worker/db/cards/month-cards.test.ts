import { expect, test } from 'vitest'
import type { ArticlePage } from '#domain/content/article-page.ts'
import type { Spot } from '#domain/content/spot.ts'
import { loader } from '#pages/months/@month/+loader.ts'
import { config } from '#renderer/json-ld/schema.fixture.ts'
import { loadSampleContent } from '#seed/content.ts'
import { articleAbout, NOW, saveContent, smallSite } from '#tests/worker/small-site.ts'
import { createContentRepository } from '../content/content.server.ts'

const { db, model } = await smallSite()
const { entities } = await loadSampleContent(NOW)
const [spot] = entities.spot
const [campaign] = entities.campaign
if (!spot || !campaign) throw new Error('no sample')
await db.exec('DELETE FROM spots')

const pageOf = (month: string, now = NOW) =>
  loader({ content: createContentRepository(db, now), now, config, search: {}, routeParams: { month } })
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const saveSpot = (id: string, own: Partial<Spot>) =>
  saveContent(db, 'spot', {
    ...spot,
    id,
    slug: id,
    slugHistory: [],
    prefectureCode: '13',
    bestMonths: [5],
    businessStatus: 'open' as const,
    publishedAt: daysAgo(30),
    unpublishAt: null,
    ...own,
  })
const regionsOf = async (month: string) =>
  ((await pageOf(month))?.regions ?? []).map(({ name, cards, total }) => [
    name,
    cards.map(({ slug }) => slug).join(' '),
    total,
  ])
const saveEvent = (id: string, own: Partial<ArticlePage>) =>
  saveContent(
    db,
    'article-page',
    articleAbout(model, [], { id, type: 'news', publishedAt: daysAgo(60), unpublishAt: null, ...own }),
  )
const eventsOf = async (month: string, now?: Date) =>
  (await pageOf(month, now))?.calendar.map(({ href, state }) => [href?.split('/').pop(), state])

test('only months have a page', async () => {
  for (const month of ['0', '13', '011', '']) expect([month, await pageOf(month)]).toEqual([month, null])
})

test('a month without content says so by empty lists', async () => {
  expect(await pageOf('5')).toMatchObject({ month: 5, present: 11, year: 2027, regions: [], calendar: [] })
})

test('spots in their best month are grouped by region, those with the fewest best months first, then the newest', async () => {
  await saveSpot('two-months', { bestMonths: [5, 6] })
  await saveSpot('older', { publishedAt: daysAgo(40) })
  await saveSpot('newer', { publishedAt: daysAgo(10) })
  await saveSpot('north', { prefectureCode: '01' })
  await saveSpot('south', { prefectureCode: '47', bestMonths: [4, 5] })
  expect(await regionsOf('5')).toEqual([
    ['北海道・東北', 'north', 1],
    ['関東', 'newer older two-months', 3],
    ['九州・沖縄', 'south', 1],
  ])
  expect(await regionsOf('6')).toEqual([['関東', 'two-months', 1]])
})

test('a month given twice counts once, also when the spot is published again', async () => {
  await saveSpot('twice', { bestMonths: [9, 9] })
  await saveSpot('twice', { bestMonths: [9, 9], publishedAt: daysAgo(5) })
  expect(await regionsOf('9')).toEqual([['関東', 'twice', 1]])
})

test('drafts, future and withdrawn spots, closed ones and those without a prefecture are not shown', async () => {
  await saveSpot('draft', { status: 'draft' })
  await saveSpot('future', { publishedAt: daysAgo(-1) })
  await saveSpot('withdrawn', { unpublishAt: daysAgo(1) })
  await saveSpot('closed', { businessStatus: 'closed' })
  await saveSpot('resting', { businessStatus: 'tempClosed' })
  await saveSpot('nowhere', { prefectureCode: null, cityCode: null })
  const shown = (await regionsOf('5')).map(([, slugs]) => slugs)
  expect(shown).toEqual(['north', 'newer older two-months', 'south'])
})

test('a changed spot leaves its former months and region, and a removed one all of them', async () => {
  await saveSpot('north', { prefectureCode: '13', bestMonths: [6] })
  expect(await regionsOf('5')).not.toContainEqual(expect.arrayContaining(['北海道・東北']))
  expect(await regionsOf('6')).toEqual([['関東', 'north two-months', 2]])
  await saveSpot('north', { status: 'archived' })
  await db.exec("DELETE FROM spots WHERE slug = 'two-months'")
  expect(await regionsOf('6')).toEqual([])
  const rows = await db.prepare('SELECT count(*) AS n FROM spot_months WHERE month = 6').first('n')
  expect(rows).toBe(0)
})

test('four spots of a region are listed, and all are counted', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await saveSpot(`kyoto-${name}`, { prefectureCode: '26', bestMonths: [2] })
  expect(await regionsOf('2')).toEqual([['近畿', 'kyoto-a kyoto-b kyoto-c kyoto-d', 5]])
})

test('an event is in each month of its days, with its state, and drafts and withdrawn ones are in none', async () => {
  await saveEvent('winter', { eventDate: '2026-12-20', endDate: '2027-02-10' })
  await saveEvent('over', { eventDate: '2026-11-02', endDate: '2026-11-20' })
  await saveEvent('today', { eventDate: '2026-11-21', endDate: '2026-11-21' })
  await saveEvent('soon', { eventDate: '2026-11-28', endDate: '2026-12-01' })
  await saveEvent('opening', { eventDate: '2026-11-15', endDate: null })
  await saveEvent('feature', { type: 'feature', eventDate: '2026-11-15', endDate: '2026-11-30' })
  await saveEvent('draft', { status: 'draft', eventDate: '2026-11-15', endDate: '2026-11-30' })
  await saveEvent('withdrawn', { unpublishAt: daysAgo(1), eventDate: '2026-11-15', endDate: '2026-11-30' })
  expect(await eventsOf('11')).toEqual([
    ['over', '終了'],
    ['today', '開催中'],
    ['soon', 'もうすぐ'],
  ])
  expect(await eventsOf('12')).toEqual([
    ['soon', 'もうすぐ'],
    ['winter', null],
  ])
  for (const month of ['1', '2']) expect(await eventsOf(month)).toEqual([['winter', null]])
  expect(await eventsOf('3')).toEqual([])
})

test('after the turn of the month its page is that of the next year, with the events of the year before', async () => {
  const december = new Date('2026-11-30T15:00:00Z')
  const page = await pageOf('11', december)
  expect(page).toMatchObject({ year: 2027, present: 12, calendar: [] })
  expect(page?.former.map(({ href, state }) => [href?.split('/').pop(), state])).toEqual([
    ['over', '終了'],
    ['today', '終了'],
    ['soon', '開催中'],
  ])
  expect(await eventsOf('12', december)).toEqual([
    ['soon', '開催中'],
    ['winter', null],
  ])
})

test('29 February is on the page of February in a leap year', async () => {
  const at = new Date('2028-02-10T00:00:00Z')
  await saveEvent('leap-day', { eventDate: '2028-02-29', endDate: '2028-02-29' })
  expect(await eventsOf('2', at)).toEqual([['leap-day', null]])
  expect((await pageOf('3', at))?.former).toEqual([])
})

test('an event with other days, one that is no news any more, and a removed one leave their former months', async () => {
  await saveEvent('winter', { eventDate: '2027-03-01', endDate: '2027-03-02' })
  expect(await eventsOf('1')).toEqual([])
  expect(await eventsOf('3')).toEqual([['winter', null]])
  await saveEvent('winter', { type: 'feature', eventDate: '2027-03-01', endDate: '2027-03-02' })
  expect(await eventsOf('3')).toEqual([])
  await db.exec("DELETE FROM article_pages WHERE slug IN ('over', 'today', 'soon', 'leap-day')")
  const { results } = await db.prepare('SELECT DISTINCT article_id FROM event_months').all()
  // Its moment of withdrawal is judged when the page is made.
  expect(results).toEqual([{ article_id: 'withdrawn' }])
})

test('of many events those that are not over are listed first, and the page says that there are more', async () => {
  for (let day = 1; day <= 30; day += 1) {
    const date = `2026-11-${String(day).padStart(2, '0')}`
    await saveEvent(`day-${day}`, { eventDate: date, endDate: date })
    await saveEvent(`again-${day}`, { eventDate: date, endDate: '2026-12-05' })
  }
  const page = await pageOf('11')
  expect(page?.isCut).toBe(true)
  expect(page?.calendar).toHaveLength(24 + 20)
  expect(page?.calendar.filter(({ isOver }) => isOver)).toHaveLength(20)
  await db.exec('DELETE FROM article_pages')
})

test('a campaign is in the months in which it takes entries, and one that ends at midnight not in the next', async () => {
  const saveCampaign = (id: string, startAt: string, endAt: string) =>
    saveContent(
      db,
      'campaign',
      Object.assign({}, campaign, { id, slug: id, slugHistory: [], startAt, endAt }),
    )
  await saveCampaign('autumn', '2026-10-05T00:00:00+09:00', '2026-12-01T00:00:00+09:00')
  await saveCampaign('next', '2026-12-01T00:00:00+09:00', '2027-01-01T12:00:00+09:00')
  const campaignsOf = async (month: string) =>
    (await pageOf(month))?.calendar.map(({ id, state }) => [id, state])
  expect(await campaignsOf('11')).toEqual([['autumn', '応募受付中']])
  expect(await campaignsOf('12')).toEqual([['next', '受付前']])
  expect(await campaignsOf('1')).toEqual([['next', '受付前']])
  expect(await campaignsOf('10')).toEqual([])
})
