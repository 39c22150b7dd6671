import { afterAll, expect, test } from 'vitest'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { isOutOfSeason } from '#domain/date/season-of-build.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { currentBuild } from '#tests/worker/client.ts'
import { serveMemberSite } from '#tests/worker/member-site.ts'
import { aDraft, newStaff, type Staff, staff } from '#tests/worker/office.ts'

const site = await serveMemberSite('prefecture-picks')
afterAll(site.stop)
const editor = await staff(site, 'editor')
const publisher = await staff(site, 'publisher')

type Spot = { id: string; slug: string; name: string }
const spots = async (prefecture: string): Promise<Spot[]> => {
  const { results } = await site.db
    .prepare(
      "SELECT id, slug, name FROM spots WHERE status = 'published' AND prefecture_code = ? ORDER BY published_at LIMIT 3",
    )
    .bind(prefecture)
    .all<Spot>()
  return results
}
const recommendation = (id: string, more: object = {}) => ({
  kind: 'spot',
  id,
  comment: null,
  from: null,
  to: null,
  ...more,
})
const put = async (code: string, picks: object[], publicationId = randomIdentifier()) => {
  const { version } = (await editor.request(`GET /manage/prefecture-picks/${code}`)).body.data.prefecturePicks
  return publisher.request(`PUT /manage/prefecture-picks/${code}`, { version, picks, publicationId })
}
/** The section of recommendations on a prefecture's page, or ''. */
const shown = async (slug: string): Promise<string> => {
  const html = await (await fetch(`${site.url}/pr/${slug}`)).text()
  return /<section[^>]*id="picks".*?<\/section>/s.exec(html)?.[0] ?? ''
}
const positions = (html: string, names: string[]) => names.map((name) => html.indexOf(`>${name}<`) >= 0)

const dayOfJapan = () => japanTime(new Date()).date

test("recommendations are first on the page of the prefecture, in the office's order, without duplicates (R9)", async () => {
  const [one, two] = await spots('26')
  if (!one || !two) throw new Error('Kyoto has no spots')
  expect(await shown('kyoto')).toBe('')
  const { status, body } = await put('26', [
    recommendation(two.id, { comment: '朝がいちばん静かです。' }),
    recommendation(one.id),
  ])
  expect(status).toBe(200)
  expect(body.data.publication).toMatchObject({ reason: 'picks', path: '/pr/kyoto', error: null })
  const html = await shown('kyoto')
  expect(html).toContain('編集部のおすすめ')
  expect(html).toContain('朝がいちばん静かです。')
  expect(html.indexOf(two.slug)).toBeLessThan(html.indexOf(one.slug))
  const page = await (await fetch(`${site.url}/pr/kyoto`)).text()
  expect(page.split(`<h3`).filter((part) => part.includes(`href="/spots/${one.slug}"`))).toHaveLength(1)
  const list = await editor.request('GET /manage/prefecture-picks')
  expect(list.body.data.prefecturePicks.list).toHaveLength(47)
  expect(
    list.body.data.prefecturePicks.list.find(({ code }: { code: string }) => code === '26'),
  ).toMatchObject({
    count: 2,
    shown: 2,
  })
  expect((await put('26', [])).status).toBe(200)
  expect(await shown('kyoto')).toBe('')
})

test('a recommendation is not shown before its first day nor after its last; scheduled jobs publish both (R39)', async () => {
  const [one, two] = await spots('17')
  if (!one || !two) throw new Error('Ishikawa has no spots')
  const today = dayOfJapan()
  const tomorrow = addDays(today, 1)
  await put('17', [recommendation(one.id, { from: tomorrow }), recommendation(two.id, { to: today })])
  const before = await shown('ishikawa')
  expect([before.includes(one.slug), before.includes(two.slug)]).toEqual([false, true])
  const worker = await site.miniflare.getWorker()
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(`${tomorrow}T00:00:00+09:00`) })
  const { timestamp } = await currentBuild()
  // In a later month than that of the build the page is rendered for each request, with the real time.
  if (!isOutOfSeason('/pr/ishikawa', new Date(timestamp), new Date())) {
    const after = await shown('ishikawa')
    expect([after.includes(one.slug), after.includes(two.slug)]).toEqual([true, false])
  }
  const again = await site.db
    .prepare("SELECT count(*) AS n FROM publications WHERE reason = 'picks' AND path = '/pr/ishikawa'")
    .first<number>('n')
  await worker.scheduled({ cron: '* * * * *', scheduledTime: new Date(`${tomorrow}T00:01:00+09:00`) })
  expect(
    await site.db
      .prepare("SELECT count(*) AS n FROM publications WHERE reason = 'picks' AND path = '/pr/ishikawa'")
      .first<number>('n'),
  ).toBe(again)
})

test('content that is not public is not shown, an outdated list is a conflict, and invalid entries are refused at their position', async () => {
  const [one] = await spots('13')
  if (!one) throw new Error('Tokyo has no spots')
  await put('13', [recommendation(one.id), recommendation(randomIdentifier())])
  expect(positions(await shown('tokyo'), [one.name])).toEqual([true])
  const { version } = (await editor.request('GET /manage/prefecture-picks/13')).body.data.prefecturePicks
  const stale = { version: version - 1, picks: [], publicationId: randomIdentifier() }
  const conflict = await publisher.request('PUT /manage/prefecture-picks/13', stale)
  expect([conflict.status, conflict.body.data.prefecturePicks.version]).toEqual([409, version])
  const twice = await put('13', [recommendation(one.id), recommendation(one.id)])
  expect([twice.status, twice.body.errors[0].field]).toEqual([422, 'picks.1.id'])
  expect((await editor.request('GET /manage/prefecture-picks/48')).status).toBe(404)
})

test('forms get the names of content, drafts included, and the holidays of public pages', async () => {
  const [one] = await spots('01')
  const names = await editor.request(`GET /manage/content-names?ids=${one?.id},${randomIdentifier()}`)
  expect(names.body.data.contentNames.list).toEqual([
    {
      kind: 'spot',
      id: one?.id,
      slug: one?.slug,
      title: one?.name,
      isLive: true,
      prefectureCode: '01',
      heroAddress: expect.stringMatching(/./),
    },
  ])
  const q = encodeURIComponent(one?.name.slice(0, 3) ?? '')
  const found = await editor.request(`GET /manage/content-names/search?kinds=spot,hotel&q=${q}&prefecture=01`)
  expect(found.body.data.contentNames.list.map(({ id }: { id: string }) => id)).toContain(one?.id)
  const { holidays } = (await editor.request('GET /manage/holidays')).body.data
  const today = dayOfJapan()
  expect(holidays.from < today && today < holidays.to && holidays.days.length > 10).toBe(true)
})

test('a caller limited to their own content does not see drafts of others (R189)', async () => {
  const [contributor, other] = [await staff(site, 'contributor'), await newStaff(site, 'contributor')]
  const title = 'まだ秘密の見出し'
  const { id } = (await aDraft(other, 'article-pages', { title })).manuscript
  const ids = async (by: Staff) => {
    const endpoints = [`?ids=${id}`, `/search?kinds=article-page&q=${encodeURIComponent(title)}`]
    const answers = await Promise.all(
      endpoints.map((endpoint) => by.request(`GET /manage/content-names${endpoint}`)),
    )
    return answers.map(({ body }) => body.data.contentNames.list.map((one: { id: string }) => one.id))
  }
  expect(await ids(contributor)).toEqual([[], []])
  expect(await ids(other)).toEqual([[id], [id]])
  expect(await ids(editor)).toEqual([[id], [id]])
})

test('another list with the id of a finished publication becomes public too (R39)', async () => {
  const [one, two] = await spots('13')
  const publicationId = randomIdentifier()
  const first = await put('13', [recommendation(one?.id ?? '')], publicationId)
  expect(first.body.data.publication.id).toBe(publicationId)
  const { body } = await put('13', [recommendation(two?.id ?? '')], publicationId)
  expect(body.data.publication).toMatchObject({ reason: 'picks', isPageLive: true })
  expect(body.data.publication.id).not.toBe(publicationId)
  expect(await shown('tokyo')).toContain(two?.slug)
})
