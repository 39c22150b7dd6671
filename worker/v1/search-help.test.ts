import { expect, test } from 'vitest'
import { searchPath } from '#domain/url/query-path.ts'
import { getText } from '#tests/worker/client.ts'
import { elements, links, textOf } from '#tests/worker/html.ts'
import { searched, slugs } from '#tests/worker/search.ts'

const page = (keyword: string) => getText(searchPath({ keyword }))
const hrefs = async (keyword: string) => links(await page(keyword)).map(({ href }) => href)

test.each([
  ['東京', 'tokyo'],
  ['とうきょう', 'tokyo'],
  ['トウキョウ', 'tokyo'],
  ['tokyo', 'tokyo'],
  ['toukyou', 'tokyo'],
  ['Tōkyō', 'tokyo'],
  ['東京都', 'tokyo'],
  ['札幌', 'hokkaido'],
  ['札幌市', 'hokkaido'],
  ['さっぽろ', 'hokkaido'],
  ['sapporo', 'hokkaido'],
  ['横浜', 'kanagawa'],
  ['よこはま', 'kanagawa'],
  ['yokohama', 'kanagawa'],
  ['金沢市', 'ishikawa'],
  ['京都タワー', 'kyoto'],
  ['九州', 'kagoshima'],
  ['kansai', 'osaka'],
  ['USJ', 'osaka'],
])('a search for %s offers the page of %s, and shows what is there', async (keyword, slug) => {
  const found = await hrefs(keyword)
  expect(found).toContain(`/pr/${slug}`)
  expect(found.some((href) => /^\/(spots|hotels|restaurants|article-pages|gifts)\/./.test(href ?? ''))).toBe(
    true,
  )
})

test.each([
  ['食べ歩き', ['食べあるき', 'たべ歩き', 'たべあるき', '食歩き', 'ﾀﾍﾞ歩き', 'tabearuki']],
  ['子連れ', ['子ども連れ', '子供連れ', 'こどもづれ']],
  ['ラーメン', ['らーめん', 'ﾗｰﾒﾝ', '拉麺']],
  ['京都 紅葉', ['きょうと こうよう', 'kyoto koyo', '京都の紅葉', 'キョウト　コウヨウ']],
])('%s is found in each of its spellings', async (keyword, spellings) => {
  const expected = await slugs(keyword)
  expect(expected.length).toBeGreaterThan(0)
  for (const spelling of spellings)
    expect([spelling, await slugs(spelling)]).toEqual([spelling, expect.arrayContaining(expected)])
})

test('a name is found by its reading in romaji', async () => {
  for (const keyword of ['kenrokuen', 'Kenrokuen', 'けんろくえん', '兼六園'])
    expect([keyword, await slugs(keyword)]).toEqual([keyword, expect.arrayContaining(['kanazawa-kenrokuen'])])
  expect(await slugs('kinosaki onsen')).toContain('kinosaki-onsen')
})

test('a compound of known words finds what says each of them', async () => {
  const { apart, total } = await searched('q=温泉旅館')
  expect({ apart, isFound: total > 0 }).toEqual({ apart: true, isFound: true })
})

test.each([
  ['京都 ぬるぽがっ', '「京都」'],
  ['ぬるぽがっ きょうと', '「きょうと」'],
  ['抹茶 ハンバーガー', '「抹茶」'],
  ['札幌ラーメン', '「札幌」'],
  ['きょうt', '「京都」'],
  ['hokaido', '「北海道」'],
  ['相模原', '神奈川県'],
  ['ディズニーランド', '千葉県'],
  ['USJ', '大阪府'],
])('a search for %s shows the results of %s, and says so', async (keyword, shown) => {
  const html = await page(keyword)
  expect(textOf(html)).toContain(`代わりに、${shown}の結果を表示しています。`)
  expect(
    links(html).some(({ href = '' }) => /^\/(spots|hotels|restaurants|article-pages)\/./.test(href)),
  ).toBe(true)
})

test('of several words the most that are found together are shown', async () => {
  const { help } = await searched(`q=${encodeURIComponent('京都 紅葉 ぬるぽがっ')}`)
  expect(help[0].query).toEqual({ keyword: '京都 紅葉' })
})

test.each([
  ['ディズニーランド', '東京ディズニーランド（千葉県）'],
  ['ﾃﾞｨｽﾞﾆｰﾗﾝﾄﾞ', '東京ディズニーランド（千葉県）'],
  ['USJ', 'ユニバーサル・スタジオ・ジャパン（大阪府）'],
  ['伏見稲荷', '伏見稲荷大社（京都府）'],
])('a search for %s says that the site does not have it', async (keyword, name) => {
  expect(textOf(await page(keyword))).toContain(`${name}のページは、まだありません。`)
})

test('a place of the site is never called absent', async () => {
  expect(await slugs('別府')).toContain('beppu-kannawa')
  const absentWith = async (filter: string) =>
    (await searched(`q=${encodeURIComponent('別府')}${filter}`)).absent
  for (const filter of ['', '&kind=article-page', '&kind=restaurant', '&prefecture=oita', '&month=5'])
    expect([filter, await absentWith(filter)]).toEqual([filter, null])
})

test('the pages of places are a landmark with a name, and ordinary links', async () => {
  const html = await page('九州')
  expect(elements(html, 'nav').map((nav) => nav['aria-label'])).toContain('土地のページ')
  const own = links(/<nav[^>]*土地のページ.*?<\/nav>/s.exec(html)?.[0] ?? '')
  expect(own).toHaveLength(7)
  expect(own.filter(({ rel }) => rel)).toEqual([])
})

test('the interface names prefectures by their codes, each once', async () => {
  expect((await searched(`q=${encodeURIComponent('京都 関西')}`)).prefectures).toEqual([
    '26',
    '25',
    '27',
    '28',
    '29',
    '30',
  ])
  expect((await searched(`q=${encodeURIComponent('温泉')}`)).prefectures).toEqual([])
})
