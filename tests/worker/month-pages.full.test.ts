import { expect, test } from 'vitest'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { MONTHS } from '#domain/date/month.ts'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { currentBuild, development, get, getJson, getText } from './client.ts'
import { links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

const { prerendered } = await currentBuild()
const present = japaneseMonth(new Date())

const mainOf = async (month: number) => part(await getText(`/months/${month}`), 'main')
const pages = await Promise.all(MONTHS.map(async (month) => ({ month, main: await mainOf(month) })))

/** A page as it is made at a moment. */
const at = async (now: string, url: string) => {
  const response = await get(`/_/render?url=${url}&now=${now}`, {}, development)
  return part((await response.json()).html, 'main')
}
const entriesOf = (main: string) =>
  (/id="events".*?<\/section>/s.exec(main)?.[0] ?? '')
    .split('<li')
    .slice(1)
    .map((entry) => textOf(`<li${entry}`))

test('each month has a prerendered page, and nothing else below /months', async () => {
  const paths = MONTHS.map((month) => `/months/${month}`)
  expect(prerendered.filter((url) => url.startsWith('/months')).toSorted()).toEqual(paths.toSorted())
  for (const path of ['/months', '/months/0', '/months/13', '/months/01', '/months/november', '/months/11/x'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
  expect((await get('/months/13/_payload.json')).status).toBe(404)
})

test('a page names its month, and links to all twelve, to the one before and to the one after', () => {
  for (const { month, main } of pages) {
    expect(main).toMatch(new RegExp(`<h1[^>]*>${month}月の旅</h1>`))
    const found = links(main).filter(({ href = '' }) => href.startsWith('/months/'))
    expect(found.slice(0, 12).map(({ href }) => href)).toEqual(MONTHS.map((each) => `/months/${each}`))
    expect(found.filter((each) => each['aria-current'] === 'page').map(({ href }) => href)).toEqual([
      `/months/${month}`,
    ])
    expect(found.slice(12).map(({ href, rel }) => [href, rel])).toEqual([
      [`/months/${month === 1 ? 12 : month - 1}`, 'prev'],
      [`/months/${month === 12 ? 1 : month + 1}`, 'next'],
    ])
    expect(textOf(main)).toContain(`${present}月今月`)
  }
})

/** The addresses of the spots of a page by region. */
const spotsOf = (main: string) =>
  main
    .split(/<div class="[^"]*" id="(?=[a-z-]+"><h3)/)
    .slice(1)
    .map((region) => ({
      codes: BUILT_IN_REGIONS.find(({ slug }) => region.startsWith(`${slug}"`))?.prefectures.map(
        ({ code }) => code,
      ),
      spots: [...region.matchAll(/<h4[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
    }))

test('every listed spot is open and in season, in the region under which it is, at most four of each', async () => {
  for (const { month, main } of pages) {
    const regions = spotsOf(main)
    expect(regions.length).toBeGreaterThan(3)
    for (const { codes, spots } of regions) {
      expect(spots.length).toBeGreaterThan(0)
      expect(spots.length).toBeLessThanOrEqual(4)
      for (const path of spots) {
        const { spot } = (await getJson(`/v1${path}`)).data
        expect(spot.bestMonths).toContain(month)
        expect(codes).toContain(spot.prefectureCode)
        expect(['closed', 'tempClosed']).not.toContain(spot.businessStatus)
      }
    }
  }
}, 30_000)

test('the link to all spots of a region in a month leads to as many as it says', async () => {
  const found = links(pages[10]?.main ?? '').filter(({ href = '' }) => href.startsWith('/spots?'))
  expect(found.length).toBeGreaterThan(3)
  for (const { href = '', text = '' } of found.slice(0, 3)) {
    const count = /（(\d+)件）/.exec(text)?.[1]
    expect(textOf(await getText(href.replaceAll('&amp;', '&')))).toContain(`${count}件`)
  }
})

test('nothing that is not public is on the page of a month', () => {
  for (const { main } of pages) expect(main).not.toMatch(/hidden-/)
})

test('the events of a month are in the order of their days, with their states', async () => {
  const entries = entriesOf(await at('2026-11-28T03:00:00Z', '/months/11'))
  const events = entries.filter((entry) => !entry.includes('キャンペーン'))
  expect(events[0]).toMatch(/^10月20日（火） 〜 11月30日（月） 開催中 ?兵庫県 竹田城跡/)
  expect(events).toContainEqual(expect.stringMatching(/^11月1日（日） 〜 2027年3月15日（月） 開催中 ?石川県/))
  expect(events).toContainEqual(expect.stringMatching(/^11月2日（月） 〜 11月4日（水） 終了 ?佐賀県/))
  const december = entriesOf(await at('2026-11-28T03:00:00Z', '/months/12'))
  expect(december).toContainEqual(expect.stringMatching(/^12月2日（水） 〜 12月3日（木） もうすぐ ?埼玉県/))
})

test('at the turn of the month in Japan, the page of the last one is that of the next year', async () => {
  const before = await at('2026-11-30T14:59:59Z', '/months/11')
  expect(textOf(before)).toContain('2026年11月の行事')
  expect(textOf(before)).toContain('11月今月')
  const after = await at('2026-11-30T15:00:00Z', '/months/11')
  expect(textOf(after)).toContain('12月今月')
  expect(textOf(after)).toContain('2027年11月の行事は、まだ掲載がありません。')
  expect(textOf(after)).toContain('前の年（2026年11月）の行事')
  expect(textOf(await at('2026-12-31T15:00:00Z', '/months/3'))).toContain('2027年3月の行事')
})

test('a month long ahead has no events, and says so', async () => {
  const main = await at('2035-05-01T00:00:00Z', '/months/6')
  expect(entriesOf(main).filter((entry) => !entry.includes('キャンペーン'))).toEqual([])
  expect(textOf(main)).toContain('2035年6月の行事は、まだ掲載がありません。')
  expect(textOf(main)).not.toContain('前の年')
})

test('the top page, prefectures, spots and the list of spots lead to months', async () => {
  const monthsOf = async (path: string) =>
    links(part(await getText(path), 'main')).flatMap(({ href = '' }) =>
      href.startsWith('/months/') ? [href] : [],
    )
  expect(await monthsOf('/')).toEqual([`/months/${present}`])
  expect(await monthsOf('/pr/kyoto')).toEqual([`/months/${present}`])
  expect(await monthsOf('/spots')).toEqual(MONTHS.map((month) => `/months/${month}`))
  const { bestMonths } = (await getJson('/v1/spots/kanazawa-kenrokuen')).data.spot
  expect(await monthsOf('/spots/kanazawa-kenrokuen')).toEqual(
    bestMonths.map((month: number) => `/months/${month}`),
  )
})

test('every month is in the sitemap, once', async () => {
  const locations = [...(await getText('/sitemaps/pages.xml')).matchAll(/<loc>[^<]*\/months\/(\d+)<\/loc>/g)]
  expect(locations.map(([, month]) => Number(month))).toEqual(MONTHS)
})

test('the structured list has the events and campaigns that are not over, then every spot of the page', async () => {
  const html = await getText('/months/12')
  const [page] = jsonLdOf(html)
  const listed = page?.mainEntity.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)
  const spots = spotsOf(part(html, 'main')).flatMap((region) => region.spots)
  expect(page?.['@type']).toBe('CollectionPage')
  expect(listed.slice(-spots.length)).toEqual(spots)
  for (const path of listed.slice(0, -spots.length)) {
    expect(path).toMatch(/^\/(article-pages|campaigns)\//)
    expect(html).toContain(`href="${path}"`)
  }
})
