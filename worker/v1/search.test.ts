import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { get, getJson } from '#tests/worker/client.ts'

type Run = { text: string; hit: boolean }
type Hit = {
  card: { slug: string; kind: string; title: string; prefectureCode: string | null }
  title: Run[]
  snippet: Run[] | null
}
type Group = { kind: string; total: number; hits: Hit[] }

const searched = async (query: string) => (await getJson(`/v1/search?${query}`)).data.search
const groups = async (query: string): Promise<Group[]> => (await searched(query)).groups
const found = async (keyword: string, rest = ''): Promise<Hit[]> =>
  (await groups(`q=${encodeURIComponent(keyword.toWellFormed())}${rest}`)).flatMap(({ hits }) => hits)
const slugs = async (keyword: string): Promise<string[]> =>
  (await found(keyword)).map(({ card }) => card.slug).sort()
const suggested = async (text: string): Promise<{ type: string; label: string; value: string }[]> =>
  (await getJson(`/v1/search/suggest?q=${encodeURIComponent(text.toWellFormed())}`)).data.suggestions

test('a search answers in groups, one for each kind with results, in the order of the site', async () => {
  const all = await groups('q=温泉')
  const kinds = all.map(({ kind }) => kind)
  expect(kinds).toContain('spot')
  expect(kinds).toContain('hotel')
  expect(kinds).toEqual(ALL_CONTENT_KINDS.filter((kind) => kinds.includes(kind)))
  for (const { kind, total, hits } of all) {
    expect(hits.length).toBe(Math.min(20, total))
    expect(total).toBeGreaterThan(0)
    expect(new Set(hits.map(({ card }) => card.kind))).toEqual(new Set([kind]))
  }
})

test('a search can be limited to one kind, a prefecture, a month or a tag', async () => {
  expect((await groups('q=温泉&kind=hotel')).map(({ kind }) => kind)).toEqual(['hotel'])
  const hyogo = await groups('prefecture=hyogo')
  expect(hyogo.find(({ kind }) => kind === 'spot')?.hits.map(({ card }) => card.slug)).toContain(
    'kinosaki-onsen',
  )
  expect((await groups('month=4')).map(({ kind }) => kind).sort()).toEqual(['activity', 'spot'])
  expect((await groups('tag=温泉')).length).toBeGreaterThan(0)
})

test('placements and products are no results', async () => {
  const kinds = (await groups('')).map(({ kind }) => kind)
  expect(kinds).not.toContain('sponsored-page')
  expect(kinds).not.toContain('product')
})

test('a search without results answers with no groups', async () => {
  expect(await groups('q=ぬるぽがっ')).toEqual([])
})

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

test('names come before other matches', async () => {
  for (const { kind, hits } of await groups('q=温泉')) {
    const named = hits.map(({ card }) => card.title.includes('温泉'))
    expect([kind, named]).toEqual([kind, [...named].sort((a, b) => Number(b) - Number(a))])
  }
})

test('a place that mentions a name in passing is no result for it, and is found by its own (R18)', async () => {
  for (const rest of ['', '&kind=spot', '&prefecture=osaka'])
    expect(await found('伏見稲荷', rest)).toEqual([])
  expect((await searched('q=伏見稲荷')).facets.kinds).toEqual([])
  expect(await suggested('伏見稲荷')).toEqual([])
  expect(await slugs('だんじり会館')).toContain('kishiwada-danjiri-kaikan')
  expect(await slugs('岸和田市')).toContain('kishiwada-danjiri-kaikan')
  // A term that many places mention is no passing mention.
  expect((await found('展望台')).length).toBeGreaterThan(2)
})

test('keywords are marked in names and excerpts, as text', async () => {
  const hits = await found('雪')
  const marked = hits.flatMap(({ title, snippet }) => [...title, ...(snippet ?? [])]).filter(({ hit }) => hit)
  expect(marked.length).toBeGreaterThan(0)
  expect(new Set(marked.map(({ text }) => text.replaceAll('雪', '')))).toEqual(new Set(['']))
  for (const { card, title } of hits) expect(title.map(({ text }) => text).join('')).toBe(card.title)
})

test('the counts equal those of the linked searches', async () => {
  const { facets, total } = await searched('q=温泉&month=2')
  expect(total).toBeGreaterThan(0)
  for (const { value, count } of facets.kinds)
    expect((await searched(`q=温泉&month=2&kind=${value}`)).total).toBe(count)
  for (const { value, count } of facets.prefectures.slice(0, 3))
    expect((await searched(`q=温泉&month=2&prefecture=${value}`)).total).toBe(count)
  for (const { value, count } of facets.months.slice(0, 3))
    expect((await searched(`q=温泉&month=${value}`)).total).toBe(count)
  for (const { value, count } of facets.tags.slice(0, 3))
    expect((await searched(`q=温泉&month=2&tag=${encodeURIComponent(value)}`)).total).toBe(count)
})

test('a search without results suggests others that have some', async () => {
  const { total, help } = await searched('q=城崎&prefecture=kyoto')
  expect(total).toBe(0)
  expect(help).toContainEqual({ query: { keyword: '城崎', prefecture: 'hyogo' }, total: expect.any(Number) })
  expect((await searched('q=京都タワー')).help).toContainEqual({
    query: { keyword: '京都' },
    total: expect.any(Number),
  })
})

test('suggestions are prefectures, names and tags, from one letter', async () => {
  const labels = async (text: string) => (await suggested(text)).map(({ label }) => label)
  expect(await labels('き')).toContain('京都府')
  expect(await labels('京')).toContain('京都府')
  expect(await labels('きのさ')).toContain('城崎温泉')
  expect((await suggested('温泉')).filter(({ type }) => type === 'tag')).toContainEqual(
    expect.objectContaining({ value: '温泉' }),
  )
  expect(await suggested('')).toEqual([])
  expect(await suggested('%')).toEqual([])
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
])('%s finds what it means (R18)', async (keyword, isRight) => {
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

test('a search without results shows those of a similar one that has some (R18)', async () => {
  const { instead } = await searched('q=城崎&prefecture=kyoto')
  expect(instead.query).toEqual({ keyword: '城崎' })
  expect(instead.total).toBeGreaterThan(0)
  expect(instead.hits[0].card.title).toContain('城崎')
})

test.each(['抹茶 スイーツ', '抹茶　スイーツ　 '])(
  'keywords without a common page lead to those with one: %s (R18)',
  async (keyword) => {
    const { total, help, instead } = await searched(`q=${encodeURIComponent(keyword)}`)
    expect(total).toBe(0)
    expect(help.map(({ query }: { query: { keyword: string } }) => query.keyword)).toContain('抹茶')
    expect(instead.query.keyword).toBe('抹茶')
    expect(instead.hits.length).toBeGreaterThan(0)
  },
)

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
