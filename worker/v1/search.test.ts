import { expect, test } from 'vitest'
import { ALL_CONTENT_KINDS } from '#domain/content-kind.ts'
import { getJson } from '#tests/worker/client.ts'

type Group = { kind: string; total: number; cards: { slug: string; kind: string }[] }

const groups = async (query: string): Promise<Group[]> =>
  (await getJson(`/v1/search?${query}`)).data.search.groups

test('a search answers in groups, one for each kind that has something, in the order of the site', async () => {
  const found = await groups('q=温泉')
  const kinds = found.map(({ kind }) => kind)
  expect(kinds).toContain('spot')
  expect(kinds).toContain('hotel')
  expect(kinds).toEqual(ALL_CONTENT_KINDS.filter((kind) => kinds.includes(kind)))
  for (const { kind, total, cards } of found) {
    expect(cards.length).toBe(Math.min(20, total))
    expect(total).toBeGreaterThan(0)
    expect(new Set(cards.map((card) => card.kind))).toEqual(new Set([kind]))
  }
})

test('a search can ask for one kind, a prefecture, a month or a tag', async () => {
  expect((await groups('q=温泉&kind=hotel')).map(({ kind }) => kind)).toEqual(['hotel'])
  const hyogo = await groups('prefecture=hyogo')
  expect(hyogo.find(({ kind }) => kind === 'spot')?.cards.map(({ slug }) => slug)).toContain('kinosaki-onsen')
  expect((await groups('month=4')).map(({ kind }) => kind).sort()).toEqual(['activity', 'spot'])
  expect((await groups('tag=温泉')).length).toBeGreaterThan(0)
})

test('placements and products are not among what is found', async () => {
  const kinds = (await groups('')).map(({ kind }) => kind)
  expect(kinds).not.toContain('sponsored-page')
  expect(kinds).not.toContain('product')
})

test('a search that finds nothing answers with no groups', async () => {
  expect(await groups('q=ぬるぽがっ')).toEqual([])
})
