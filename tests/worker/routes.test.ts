import { expect, test } from 'vitest'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { currentBuild, get, getJson, getText } from './client.ts'
import { links, textOf } from './html.ts'

const { prerendered } = await currentBuild()

const statusesOf = async (paths: string[]) =>
  Promise.all(paths.map(async (path) => `${(await get(path)).status} ${path}`))

test.each([
  ['/', '旅'],
  ['/search', 'さがす'],
  ['/help', 'ヘルプ'],
  ['/about', '利用規約'],
  ['/gifts', 'おみやげ'],
  ['/goods', '旅の道具'],
  ['/spots', 'スポット'],
  ['/hotels', '宿'],
  ['/themes', 'テーマ'],
  ['/series', '連載'],
  ['/features', '特集'],
  ['/products', '商品'],
  ['/campaigns', 'キャンペーン'],
  ['/article-pages', '記事'],
])('%s is a prerendered page about %s (R16, R17, R20–R25, R28, R29)', async (path, expectedText) => {
  const response = await get(path)
  expect(response.status).toBe(200)
  expect(textOf(await response.text())).toContain(expectedText)
  expect(prerendered).toContain(path)
})

test('every prefecture has its page, and nothing else has (R19)', async () => {
  const paths = BUILT_IN_PREFECTURES.map(({ slug }) => `/pr/${slug}`)
  expect(paths).toHaveLength(47)
  expect(await statusesOf(paths)).toEqual(paths.map((path) => `200 ${path}`))
  expect(prerendered.filter((url) => /^\/pr\/[^/]+$/.test(url)).sort()).toEqual(paths.sort())
  const others = ['/pr', '/pr/edo', '/pr/Kyoto', '/pr/kyoto-fu', '/pr/kyoto/x', '/pr/26']
  expect(await statusesOf(others)).toEqual(others.map((path) => `404 ${path}`))
})

test('a prefecture page contains the name of its prefecture (R19)', async () => {
  expect(textOf(await getText('/pr/kyoto'))).toContain('京都府')
})

test('/about has the terms, both policies and the operator (R21)', async () => {
  const html = await getText('/about')
  for (const id of ['Terms', 'PrivacyPolicy', 'CookiePolicy', 'Information'])
    expect(html).toMatch(new RegExp(`\\bid="${id}"`))
})

test.each([
  ['spots', 'R24'],
  ['hotels', 'R25'],
  ['restaurants', 'R27'],
  ['activities', 'R26'],
  ['gifts', 'R22'],
  ['goods', 'R23'],
  ['article-pages', 'R29'],
  ['themes', 'R28', 10],
  ['features', 'R28', 8],
  ['series', 'R28', 2],
  ['campaigns', 'R28', 5],
] as [string, string, number?][])(
  'everything public among %s has a prerendered page, another slug has none (%s, R106)',
  async (plural, _row, count = 20) => {
    const { data } = await getJson(`/v1/${plural}?limit=100`)
    const { list } = Object.values<{ list: { slug: string; title: string }[] }>(data)[0] ?? { list: [] }
    expect(list.length).toBeGreaterThanOrEqual(count)
    expect(list.map(({ slug }) => `/${plural}/${slug}`).filter((url) => !prerendered.includes(url))).toEqual(
      [],
    )
    const [first] = list
    const page = await get(`/${plural}/${first?.slug}`)
    expect(page.status).toBe(200)
    expect(textOf(await page.text())).toContain(first?.title)
    const others = [
      `/${plural}/nowhere`,
      `/${plural}/${first?.slug}/x`,
      `/${plural}/${first?.slug?.toUpperCase()}`,
    ]
    expect(await statusesOf(others)).toEqual(others.map((path) => `404 ${path}`))
  },
)

test('activities and restaurants have no list, products no pages of their own (R26–R28)', async () => {
  const list = async (plural: string) =>
    Object.values<{ list: { slug: string }[] }>((await getJson(`/v1/${plural}`)).data)[0]
  const slugs = await Promise.all(
    ['products', 'sponsored-pages'].map(
      async (plural) => `/${plural}/${(await list(plural))?.list[0]?.slug}`,
    ),
  )
  const paths = ['/activities', '/restaurants', '/sponsored-pages', ...slugs]
  expect(await statusesOf(paths)).toEqual(paths.map((path) => `404 ${path}`))
})

test.each(['news', 'feature', 'experience'])('articles of the type %s can be read (R3)', async (type) => {
  const { data } = await getJson(`/v1/article-pages?type=${type}&limit=100`)
  const { list } = data.articlePages
  expect(list.length).toBeGreaterThanOrEqual(20)
  const { articlePage } = (await getJson(`/v1/article-pages/${list[0].slug}`)).data
  expect(articlePage.type).toBe(type)
  expect(textOf(await getText(`/article-pages/${list[0].slug}`))).toContain(articlePage.title)
})

test('the pages of the list of articles link to every article (R3, R4)', async () => {
  const pages = prerendered.filter((url) => /^\/article-pages(\?page=\d+)?$/.test(url))
  expect(pages.length).toBeGreaterThan(1)
  const documents = await Promise.all(pages.map(getText))
  const linked = new Set(documents.flatMap(links).map(({ href }) => href))
  const articles = prerendered.filter((url) => url.startsWith('/article-pages/'))
  expect(articles.filter((url) => !linked.has(url))).toEqual([])
})

test.each(['/', '/features', '/products'])(
  '%s shows placements as advertising, each linking to its target (R5)',
  async (path) => {
    const slot = path.slice(1) || 'top'
    const { list } = (await getJson('/v1/sponsored-pages?limit=100')).data.sponsoredPages
    const pages = await Promise.all(
      list.map(
        async ({ slug }: { slug: string }) =>
          (await getJson(`/v1/sponsored-pages/${slug}`)).data.sponsoredPage,
      ),
    )
    const placed = pages.filter(({ slots }) => slots.includes(slot))
    expect(placed.length).toBeGreaterThan(0)
    const html = await getText(path)
    for (const { target, title } of placed) {
      expect(links(html)).toContainEqual(
        expect.objectContaining({ href: target, text: expect.stringContaining(title) }),
      )
      const card = html.split('<article').find((piece) => textOf(`<article${piece}`).includes(title))
      expect(textOf(`<article${card}`)).toMatch(/PR|広告/)
    }
  },
)

test('/reload shows a loading message and works without script (R30)', async () => {
  const response = await get('/reload?to=/spots')
  expect(response.status).toBe(200)
  const text = textOf(await response.text())
  expect(text).toContain('ページを読み込んでいます。')
  expect(text).toContain('自動的に切り替わりますので、しばらくお待ちください。')
})

test('the pages for signing in and out exist and are not indexed (R32, R33)', async () => {
  for (const path of ['/login', '/logout/confirm']) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain('<meta name="robots" content="noindex')
  }
})
