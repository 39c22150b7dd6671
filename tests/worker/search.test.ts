import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { get, getText } from './client.ts'
import { elements, links, textOf } from './html.ts'

const canonicalOf = (html: string) => elements(html, 'link').find(({ rel }) => rel === 'canonical')?.href

test('the search page offers a form and all prefectures (R6, R17)', async () => {
  const html = await getText('/search')
  const map = /<nav[^>]*aria-label="都道府県からさがす".*?<\/nav>/s.exec(html)?.[0] ?? ''
  const offered = new Set(links(map).map(({ href }) => href))
  expect(offered).toEqual(new Set(BUILT_IN_PREFECTURES.map(({ slug }) => `/pr/${slug}`)))
  expect(elements(html, 'input').some(({ name }) => name === 'keyword')).toBe(true)
  const prefectures = /<select[^>]*name="prefecture".*?<\/select>/s.exec(html)?.[0] ?? ''
  expect(elements(prefectures, 'option')).toHaveLength(48)
})

test.each([
  ['A&B=C+D 100%', '/search/=/keyword=A%2526B%253DC%252BD%20100%2525'],
  ['%26', '/search/=/keyword=%252526'],
  ['a/b?c#d', '/search/=/keyword=a%2Fb%3Fc%23d'],
  ['C++', '/search/=/keyword=C%252B%252B'],
  ['抹茶', '/search/=/keyword=%E6%8A%B9%E8%8C%B6'],
])('a search for %s is at %s and shows its terms (R18, R114–R116)', async (keyword, path) => {
  expect(searchPath({ keyword })).toBe(path)
  const response = await get(path)
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(textOf(html)).toContain(`「${keyword}」の検索結果`)
  expect(elements(html, 'input').find(({ name }) => name === 'keyword')?.value).toBe(keyword)
})

test('a search finds content by its terms (R18)', async () => {
  const hrefs = links(await getText(searchPath({ keyword: '城崎' }))).map(({ href }) => href)
  expect(hrefs).toContain('/spots/kinosaki-onsen')
})

test('a search without results is a page that shows suggestions (R18)', async () => {
  const response = await get(searchPath({ keyword: 'ぬるぽがっ' }))
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(textOf(html)).toContain('条件に合うものは見つかりませんでした。')
  const hrefs = links(html).map(({ href }) => href)
  for (const href of ['/pr/kyoto', '/search']) expect(hrefs).toContain(href)
})

test.each(['nothing=here', 'view=list', 'prefecture=edo&month=13', 'keyword=%E3%80%80'])(
  'a search without known terms (%s) is a page with advice, and shows no results (R18)',
  async (query) => {
    const response = await get(`/search/=/${query}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(textOf(html)).toContain('さがす条件が読み取れませんでした。')
    expect(elements(html, 'input').find(({ name }) => name === 'keyword')).toMatchObject({ type: 'search' })
    expect(links(html).some(({ href }) => href === '/pr/kyoto')).toBe(true)
    expect(links(html).some(({ href = '' }) => /^\/spots\/./.test(href))).toBe(false)
    expect(html).toContain('<meta name="robots" content="noindex')
  },
)

test('an invalid query is not found (R18, R64)', async () => {
  for (const path of ['/search/=/nothing', '/search/=/%25', '/search/=/&&'])
    expect([path, (await get(path)).status]).toEqual([path, 404])
})

test('several terms combine (R18)', async () => {
  const html = await getText(searchPath({ prefecture: 'hyogo', kind: 'spot', month: 11 }))
  expect(textOf(html)).toContain('兵庫県・11月・スポットの検索結果')
  const places = links(html).filter(({ href = '' }) => href.startsWith('/spots/'))
  expect(places.length).toBeGreaterThan(0)
  expect(links(html).some(({ href = '' }) => href.startsWith('/hotels/'))).toBe(false)
})

test('an empty search is the search page (R119)', async () => {
  for (const path of ['/search/=/', '/search/=']) {
    const { status, headers } = await get(path)
    expect([path, status, headers.get('location')]).toEqual([path, 301, '/search'])
  }
})

test('the same search in another order has the sorted address as canonical (R119)', async () => {
  const sorted = '/search/=/keyword=%E6%8A%B9%E8%8C%B6&prefecture=kyoto'
  const other = await getText('/search/=/prefecture=kyoto&keyword=%E6%8A%B9%E8%8C%B6')
  expect(canonicalOf(other)).toBe(`https://tabishirube.example${sorted}`)
  expect(canonicalOf(await getText(sorted))).toBe(`https://tabishirube.example${sorted}`)
  expect(textOf(other)).toContain('「抹茶」・京都府の検索結果')
})

test('unknown or broken terms are left out (R116)', async () => {
  const html = await getText('/search/=/keyword=%E6%B9%AF&month=13&prefecture=edo&kind=dragon&&=x&%25zz')
  expect(textOf(html)).toContain('「湯」の検索結果')
  expect(canonicalOf(html)).toBe('https://tabishirube.example/search/=/keyword=%E6%B9%AF')
})

test.each([
  ['keyword=%E6%8A%B9%E8%8C%B6&prefecture=kyoto&kind=&month=', { keyword: '抹茶', prefecture: 'kyoto' }],
  ['prefecture=kyoto&keyword=%E6%8A%B9%E8%8C%B6', { keyword: '抹茶', prefecture: 'kyoto' }],
  ['keyword=A%26B%3DC%2BD+100%25', { keyword: 'A&B=C+D 100%' }],
  ['keyword=%E3%80%80a%2Fb%3Fc%23d+', { keyword: 'a/b?c#d' }],
  ['month=11&utm_source=mail', { month: 11 }],
])('the form without script sends ?%s and is redirected to the results (R17, R114)', async (query, terms) => {
  const { status, headers } = await get(`/search?${query}`)
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    searchPath(terms),
    'no-store',
  ])
})

test('the form without terms stays on its page (R17)', async () => {
  for (const query of ['keyword=&prefecture=', 'keyword=+%E3%80%80', 'utm_source=mail', ''])
    expect([query, (await get(`/search?${query}`)).status]).toEqual([query, 200])
})

test('the form sends its terms to /search with the parameters of the site (R17, R18)', async () => {
  const html = await getText('/search')
  expect(elements(html, 'form')).toContainEqual(expect.objectContaining({ action: '/search', method: 'get' }))
  const names = [...elements(html, 'input'), ...elements(html, 'select')].map(({ name }) => name)
  expect(names).toEqual(['keyword', 'prefecture', 'kind', 'month'])
})

test('results have counts for each kind, prefecture, month and tag (R18)', async () => {
  const html = await getText(searchPath({ keyword: '温泉' }))
  const facets = links(html).filter(({ text = '' }) => /\d件$/.test(text))
  const hrefs = facets.map(({ href }) => href)
  expect(hrefs).toContain(searchPath({ keyword: '温泉', kind: 'hotel' }))
  expect(hrefs).toContain(searchPath({ keyword: '温泉', prefecture: 'hyogo' }))
  expect(hrefs.some((href) => href?.includes('month='))).toBe(true)
  expect(hrefs.some((href) => href?.includes('tag='))).toBe(true)
  const hotels = facets.find(({ href }) => href === searchPath({ keyword: '温泉', kind: 'hotel' }))
  const count = /(\d+) ?件$/.exec(hotels?.text ?? '')?.[1]
  expect(textOf(await getText(hotels?.href ?? ''))).toContain(`${count}件見つかりました。`)
})

test('the terms are marked in the results (R18)', async () => {
  const html = await getText(searchPath({ keyword: 'ｷﾉｻｷ 温泉' }))
  expect(html).toMatch(/<mark[^>]*>温泉<\/mark>/)
})

test('a long list is paged, with an address for each page (R18)', async () => {
  const path = searchPath({ prefecture: undefined, month: 10, kind: 'spot' })
  const [first, second] = [await getText(path), await getText(`${path}?page=2`)]
  const spots = (html: string) =>
    links(html).flatMap(({ href = '' }) => (href.startsWith('/spots/') ? href : []))
  expect(links(first).map(({ href }) => href)).toContain(`${path}?page=2`)
  expect(spots(first).filter((href) => spots(second).includes(href))).toEqual([])
  expect(canonicalOf(second)).toBe(`https://tabishirube.example${path}?page=2`)
  expect((await get(`${path}?page=99`)).status).toBe(404)
  const payload = await (await get(`${path}/page/2/_payload.json`)).json()
  expect(payload.data.page).toBe(2)
})

test('all kinds can be shown in one list (R18)', async () => {
  const html = await getText(searchPath({ keyword: '温泉', view: 'list' }))
  const kinds = new Set(
    links(html).flatMap(({ href = '' }) => /^\/(spots|hotels|article-pages)\/./.exec(href)?.[1] ?? []),
  )
  expect(kinds.size).toBeGreaterThan(1)
})

test('a search without results links to others that have some (R18)', async () => {
  const path = searchPath({ keyword: '城崎', prefecture: 'kyoto' })
  const help = links(await getText(path)).map(({ href }) => href)
  expect(help).toContain(searchPath({ keyword: '城崎', prefecture: 'hyogo' }))
  expect(help).toContain(searchPath({ keyword: '城崎' }))
})

test.each(['海', '😀', 'あ'.repeat(200), '%', '"', '*', 'AND', 'NEAR(', "'; DROP TABLE spots; --"])(
  'a search for %s is a page (R18)',
  async (keyword) => {
    expect((await get(searchPath({ keyword }))).status).toBe(200)
  },
)
