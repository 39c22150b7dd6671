import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchPath } from '#domain/url/query-path.ts'
import { get } from '#tests/worker/client.ts'
import { found, type Group, type Hit, searched, slugs, suggested } from '#tests/worker/search.ts'

test.each(['ｷｮｳﾄ', 'きょうと', 'キョウト', 'きょうとふ', '京都府', 'Kyoto'])(
  '%s finds what 京都 finds (R18)',
  async (keyword) => {
    expect(await slugs(keyword)).toEqual(await slugs('京都'))
  },
)

test('京都 never finds a page of Tokyo, and 東京 never one of Kyoto (R18)', async () => {
  const codes = async (keyword: string) =>
    new Set((await found(keyword)).map(({ card }) => card.prefectureCode).filter(Boolean))
  expect(await codes('京都')).toEqual(new Set(['26']))
  expect(await codes('東京')).toEqual(new Set(['13']))
  expect(await codes('東京都')).toEqual(new Set(['13']))
})

test('a prefecture beside a keyword filters, with a space or with の (R18)', async () => {
  const hits = await found('京都 紅葉')
  expect(hits.map(({ card }) => card.slug)).toContain('kiyomizu-dera')
  for (const { card } of hits) expect([null, '26']).toContain(card.prefectureCode)
  expect(await slugs('京都の紅葉')).toEqual(await slugs('京都　紅葉'))
})

test('a keyword that only begins with a prefecture is searched in text', async () => {
  expect((await found('京都鉄道博物館'))[0]?.card.title).toBe('京都鉄道博物館')
})

test('a name is found by its reading, in any kana', async () => {
  for (const keyword of ['きのさき', 'キノサキ', 'ｷﾉｻｷ', '城崎'])
    expect([keyword, await slugs(keyword)]).toEqual([keyword, expect.arrayContaining(['kinosaki-onsen'])])
})

test('content in a municipality is found by its name and its reading', async () => {
  for (const keyword of ['金沢市', 'かなざわし'])
    expect([keyword, await slugs(keyword)]).toEqual([keyword, expect.arrayContaining(['kanazawa-kenrokuen'])])
})

test('one letter finds content that contains it anywhere, also at the end', async () => {
  const titles = (await found('海')).map(({ card }) => card.title)
  expect(titles.length).toBeGreaterThan(20)
  expect((await found('城')).some(({ card }) => /城(（|$)/.test(card.title))).toBe(true)
})

test('a place that merely mentions a name is no result for it, and is found by its own name (R18)', async () => {
  for (const rest of ['', '&kind=spot', '&prefecture=osaka'])
    expect(await found('伏見稲荷', rest)).toEqual([])
  expect((await searched('q=伏見稲荷')).facets.kinds).toEqual([])
  expect(await suggested('伏見稲荷')).toEqual([])
  expect(await slugs('だんじり会館')).toContain('kishiwada-danjiri-kaikan')
  expect(await slugs('岸和田市')).toContain('kishiwada-danjiri-kaikan')
  // A term that many places mention is no passing mention.
  expect((await found('展望台')).length).toBeGreaterThan(2)
})

test.each<[keyword: string, found: (hits: Hit[]) => boolean]>([
  ['温泉', ([first]) => Boolean(first?.card.title.includes('温泉'))],
  ['京都', (hits) => hits.every(({ card }) => card.prefectureCode === '26' || !card.prefectureCode)],
  ['きょうと', (hits) => hits.every(({ card }) => card.prefectureCode === '26' || !card.prefectureCode)],
  ['ｷｮｳﾄ', (hits) => hits.every(({ card }) => card.prefectureCode === '26' || !card.prefectureCode)],
  ['ｵｷﾅﾜ', (hits) => hits.every(({ card }) => card.prefectureCode === '47' || !card.prefectureCode)],
  ['海', (hits) => hits.length > 20],
  ['♨', ([first]) => Boolean(first?.card.title.includes('温泉'))],
  ['滝', (hits) => hits.some(({ card }) => card.title.includes('滝'))],
])('%s finds the intended content (R18)', async (keyword, isRight) => {
  const hits = await found(keyword)
  expect(hits.length).toBeGreaterThan(0)
  expect(isRight(hits)).toBe(true)
})

test('a keyword that begins with a prefecture is split when it has no exact match (R18)', async () => {
  const { total, apart, groups: all } = await searched('q=北海道タワー')
  expect(apart).toBe(true)
  expect(total).toBeGreaterThan(0)
  for (const { hits } of all as Group[])
    for (const { card } of hits) expect([null, '01']).toContain(card.prefectureCode)
  expect((await searched('q=京都鉄道博物館')).apart).toBe(false)
})

const SIGNS = ['%', '"', '*', '😀', '\u0000', '-', '(', "'", '\\', '^', '\ud800', '　　']

test.each(SIGNS)('the sign %j finds nothing without an error (R18)', async (keyword) => {
  expect(await found(keyword)).toEqual(keyword.trim() ? [] : expect.anything())
  expect(await suggested(keyword)).toEqual([])
})

test.each([
  ...SIGNS,
  'AND',
  'OR',
  'NOT',
  'NEAR(',
  'NEAR(a b)',
  '名 : x',
  '^a',
  '{name}: b',
  'keys : "ア"',
  'ア',
  '-a',
  'a OR',
  '"" *',
  '京都\u0000タワー',
  '\udfff海',
  '海'.repeat(100),
])('the keyword %j is answered everywhere (R18)', async (keyword) => {
  const q = encodeURIComponent(keyword.toWellFormed())
  for (const path of [`/v1/search?q=${q}`, `/v1/search/suggest?q=${q}`])
    expect((await get(path)).status).toBe(200)
  // A blank keyword shows advice instead of results.
  if (keyword.trim()) expect((await get(searchPath({ keyword: keyword.toWellFormed() }))).status).toBe(200)
})

test('no keyword causes an error', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 }).map((value) => value.toWellFormed())
  const pieces = fc.array(
    fc.constantFrom('"', '*', 'AND', 'OR', ' ', '(', ')', ':', '^', '京都', 'の', '海', 'ｶ', '-', '+', 'a'),
  )
  const keyword = fc.oneof(
    text,
    pieces.map((list) => list.join('').slice(0, 60)),
  )
  await fc.assert(
    fc.asyncProperty(keyword, async (q) => {
      for (const path of ['search', 'search/suggest'])
        expect((await get(`/v1/${path}?q=${encodeURIComponent(q)}`)).status).toBe(200)
    }),
    { numRuns: 60 },
  )
}, 60_000)
