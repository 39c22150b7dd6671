import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content/kind.ts'
import { found, groups, searched, suggested } from '#tests/worker/search.ts'

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

test('names come before other matches', async () => {
  for (const { kind, hits } of await groups('q=温泉')) {
    const named = hits.map(({ card }) => card.title.includes('温泉'))
    expect([kind, named]).toEqual([kind, [...named].sort((a, b) => Number(b) - Number(a))])
  }
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

test('a search without results shows those of a similar one that has some (R18)', async () => {
  const { instead } = await searched('q=城崎&prefecture=kyoto')
  expect(instead.query).toEqual({ keyword: '城崎' })
  expect(instead.total).toBeGreaterThan(0)
  expect(instead.hits[0].card.title).toContain('城崎')
})

test.each(['抹茶 ハンバーガー', '抹茶　ハンバーガー　 '])(
  'keywords without a common page lead to those with one: %s (R18)',
  async (keyword) => {
    const { total, help, instead } = await searched(`q=${encodeURIComponent(keyword)}`)
    expect(total).toBe(0)
    expect(help.map(({ query }: { query: { keyword: string } }) => query.keyword)).toContain('抹茶')
    expect(instead.query.keyword).toBe('抹茶')
    expect(instead.hits.length).toBeGreaterThan(0)
  },
)
