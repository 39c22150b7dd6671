import { expect, test } from 'vitest'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { CITY_KINDS } from '#domain/content/kind-lists.ts'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import {
  BUILT_IN_PREFECTURES,
  prefectureOfCode,
  regionOfPrefecture,
} from '#domain/region/built-in-regions.ts'
import { cityNameWithoutCounty } from '#domain/region/city-name.ts'
import { cityPath, MIN_ENTRIES } from '#domain/region/city-page.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { isFullRun } from '../full-run.ts'
import { currentBuild, development, get, getJson, getText } from './client.ts'
import { elements, links, part, textOf } from './html.ts'
import { jsonLdOf } from './json-ld.ts'

type City = { code: string; name: string; count: number; hasPage: boolean }
type Entry = { kind: ContentKind; href: string | null; prefectureCode: string | null; city: string | null }

const { prerendered } = await currentBuild()
const mainOf = async (path: string) => part(await getText(path), 'main')
const cities: City[] = (
  await Promise.all(
    BUILT_IN_PREFECTURES.map(async ({ slug }) => (await getJson(`/pr/${slug}/_payload.json`)).data.cities),
  )
).flat()
const PAGES = cities
  .filter(({ hasPage }) => hasPage)
  .map((city) => ({ ...city, path: cityPath(city.code) ?? '' }))
/** The pages that are looked at closely: every fifth one outside of a full run. */
const LOOKED_AT = isFullRun ? PAGES : PAGES.filter((_, at) => at % 5 === 0)

const entriesOf = async (city: string): Promise<Entry[]> => {
  const lists = await Promise.all(
    CITY_KINDS.map(async (kind) => {
      const { plural } = CONTENT_KINDS[kind]
      const [found] = Object.values((await getJson(`/v1/${plural}?city=${city}&limit=100`)).data)
      return (found as { list: Entry[] }).list
    }),
  )
  return lists.flat()
}
const cardsIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
const sectionOf = (main: string, id: string) =>
  (main.split('<section ').find((text) => text.slice(0, 200).includes(`id="${id}"`)) ?? '').split(
    '</section>',
  )[0] ?? ''

test('each municipality with three entries has a prerendered page, and no other', async () => {
  expect(PAGES.length).toBeGreaterThan(30)
  const below = prerendered.filter((url) => /^\/pr\/[^/]+\/./.test(url))
  expect(below.toSorted()).toEqual(PAGES.map(({ path }) => path).toSorted())
  const few = cities.filter(({ hasPage }) => !hasPage)
  for (const { code } of [...LOOKED_AT, ...few.slice(0, 10)]) {
    const isEnough = (await entriesOf(code)).length >= MIN_ENTRIES
    expect([code, isEnough]).toEqual([code, PAGES.some((page) => page.code === code)])
  }
})

test('a page has the entries of its municipality, each once, and their number of each kind', async () => {
  for (const { code, path } of LOOKED_AT) {
    const main = await mainOf(path)
    const entries = await entriesOf(code)
    const cards = cardsIn(main)
    expect([path, new Set(cards).size]).toEqual([path, cards.length])
    // None of the sample content has more than are shown.
    const here = entries.map(({ href }) => href)
    expect(cards.toSorted()).toEqual(expect.arrayContaining(here))
    const elsewhere = cards.filter((href) => !here.includes(href))
    expect(elsewhere.every((href) => href.startsWith('/article-pages/'))).toBe(true)
    const kinds = links(part(main, 'header')).filter(({ text }) => /\d件$/.test(text ?? ''))
    expect(kinds.map(({ href, text }) => [href, text])).toEqual(
      CITY_KINDS.flatMap((kind) => {
        const count = entries.filter((entry) => entry.kind === kind).length
        const text = `${CONTENT_KINDS[kind].label} ${count}件`
        return count > 0
          ? [[searchPath({ city: code, kind }), expect.stringMatching(text.replace(' ', ' ?'))]]
          : []
      }),
    )
  }
})

test('articles from elsewhere mention a place of the municipality', async () => {
  let seen = 0
  for (const { code, path } of LOOKED_AT) {
    const entries = await entriesOf(code)
    const own = entries.map(({ href }) => href)
    const articles = cardsIn(await mainOf(path)).filter(
      (href) => href.startsWith('/article-pages/') && !own.includes(href),
    )
    for (const href of articles) {
      seen += 1
      const text = await getText(`${href}/_payload.json`)
      expect([href, entries.some((entry) => entry.href && text.includes(`"${entry.href}"`))]).toEqual([
        href,
        true,
      ])
    }
  }
  expect(seen).toBeGreaterThan(3)
})

test('a page names its region and its prefecture, with its reading, and leads to other municipalities around', async () => {
  const kanazawa = await mainOf('/pr/ishikawa/17201')
  expect(textOf(part(kanazawa, 'header'))).toContain('かなざわし')
  for (const { code, name, path } of PAGES) {
    const html = await getText(path)
    const prefecture = prefectureOfCode(code.slice(0, 2))
    const shown = cityNameWithoutCounty(name)
    const [page, breadcrumb] = jsonLdOf(html)
    expect(page).toMatchObject({ '@type': 'CollectionPage', about: { name: shown } })
    expect(breadcrumb?.itemListElement.map((item: { name: string }) => item.name)).toEqual([
      'トップ',
      regionOfPrefecture(code.slice(0, 2))?.name,
      prefecture?.name,
      shown,
    ])
    expect(html).toContain(`<title>${shown}の旅（${prefecture?.name}）｜たびしるべ</title>`)
    const around = links(sectionOf(html, 'neighbours')).map(({ href }) => href)
    expect(around).not.toContain(path)
    const others = around.filter((href) => /^\/pr\/[^/]+\/./.test(href ?? ''))
    for (const href of others) expect(PAGES.map((other) => other.path)).toContain(href)
  }
  expect(links(sectionOf(kanazawa, 'neighbours')).map(({ href }) => href)).toContain('/pr/toyama/16202')
})

test('a place links to the page of its municipality, if there is one', async () => {
  const crumbsOf = async (path: string) =>
    links(/<nav[^>]*aria-label="パンくず".*?<\/nav>/s.exec(await getText(path))?.[0] ?? '')
  expect((await crumbsOf('/spots/kanazawa-kenrokuen')).at(-1)).toMatchObject({
    href: '/pr/ishikawa/17201',
    text: '金沢市',
  })
  const few = cities.filter(({ hasPage }) => !hasPage)
  const [lonely] = (await Promise.all(few.slice(0, 12).map(({ code }) => entriesOf(code))))
    .flat()
    .filter(({ kind }) => kind === 'spot')
  const crumbs = await crumbsOf(lonely?.href ?? '')
  expect(crumbs.at(-1)?.text).toBe(prefectureOfCode(lonely?.prefectureCode ?? '')?.name)
})

test('a prefecture links to the pages of its municipalities, and to a search for the others', async () => {
  const main = await mainOf('/pr/toyama')
  const own = cities.filter(({ code }) => code.startsWith('16'))
  const found = elements(sectionOf(main, 'cities'), 'a')
  expect(found.map(({ href }) => href).toSorted()).toEqual(
    own.map(({ code, hasPage }) => (hasPage ? cityPath(code) : searchPath({ city: code }))).toSorted(),
  )
  for (const { name, code } of own.filter(({ hasPage }) => hasPage)) {
    const { data } = await getJson(`${searchPath({ city: code })}/_payload.json`)
    expect(found.find(({ href }) => href === cityPath(code))?.['aria-label']).toBe(`${name} ${data.total}件`)
  }
})

test('searches for a municipality, and for its name, lead to its page', async () => {
  for (const query of [{ city: '17201' }, { keyword: '金沢' }, { keyword: '金沢市 雨' }]) {
    const nav = links(await mainOf(searchPath(query))).filter(({ text }) => text?.endsWith('のページ'))
    expect([query, nav.map(({ href }) => href)]).toEqual([
      query,
      expect.arrayContaining(['/pr/ishikawa/17201']),
    ])
  }
  const without = links(await mainOf(searchPath({ keyword: '能登' }))).map(({ href }) => href)
  expect(without.filter((href) => /^\/pr\/[^/]+\/./.test(href ?? ''))).toEqual([])
})

const answer = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location'), headers.get('cache-control')]
}

test('a municipality below another prefecture redirects to its page, one with few entries to its prefecture for now', async () => {
  const moved = [301, '/pr/ishikawa/17201', 'public, max-age=0, must-revalidate']
  expect(await answer('/pr/kyoto/17201')).toEqual(moved)
  expect(await answer('/pr/nowhere/17201')).toEqual(moved)
  expect(await answer('/pr/ishikawa/17201/')).toEqual([301, '/pr/ishikawa/17201', null])
  const few = cities.find(({ code, hasPage }) => code.startsWith('17') && !hasPage)
  expect(await answer(`/pr/ishikawa/${few?.code}?x=1`)).toEqual([302, '/pr/ishikawa?x=1', 'no-store'])
  // Its data, and its feed, are not those of the prefecture.
  expect((await get(`/pr/ishikawa/${few?.code}/_payload.json`)).status).toBe(404)
  expect((await get(`/pr/ishikawa/${few?.code}/feed.xml`)).status).toBe(404)
})

test.each([
  '/pr/ishikawa/17999',
  '/pr/ishikawa/kanazawa',
  '/pr/ishikawa/17201/x',
  '/pr/ishikawa/1720',
  '/pr/x/99201',
])('%s is no page', async (path) => {
  expect((await get(path)).status).toBe(404)
})

test('in another month a page shows what is in season then', async () => {
  const at = async (now: string) => {
    const response = await get(`/_/render?url=/pr/ishikawa/17201&now=${now}`, {}, development)
    return textOf(part((await response.json()).html, 'main'))
  }
  expect(await at('2027-01-31T15:30:00Z')).toMatch(/2月に訪ねたい金沢市/)
  expect(await at('2027-04-10T00:00:00Z')).toMatch(/4月に訪ねたい金沢市/)
  const month = japaneseMonth(new Date())
  expect((await getJson('/pr/ishikawa/17201/_payload.json')).data.month).toBe(month)
})
