import { expect, test } from 'vitest'
import type { Card } from '#domain/content/card.ts'
import { get, getJson } from '#tests/worker/client.ts'

type Page = { list: Card[]; meta: { total: number; limit: number; cursor?: string } }

const pageOf = async (path: string): Promise<Page> =>
  Object.values<Page>((await getJson(path)).data)[0] as Page

/** Every page of a list, by following its cursors. */
const walk = async (plural: string, query: string): Promise<Page[]> => {
  const pages: Page[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined && pages.length < 100) {
    const page: Page = await pageOf(`/v1/${plural}?${query}${cursor && `&cursor=${cursor}`}`)
    pages.push(page)
    cursor = page.meta.cursor
  }
  return pages
}

test.each([
  ['spots', 'limit=7'],
  ['spots', 'limit=7&sort=newest'],
  ['spots', 'limit=7&sort=oldest'],
  ['spots', 'limit=2&prefecture=kyoto&sort=oldest'],
  ['hotels', 'limit=1&prefecture=nagano'],
  ['gifts', 'limit=9'],
  ['article-pages', 'limit=4&type=news'],
  ['features', 'limit=1'],
  ['features', 'limit=3&sort=oldest'],
  ['campaigns', 'limit=1'],
  ['campaigns', 'limit=2&sort=oldest'],
  ['products', 'limit=5'],
  ['sponsored-pages', 'limit=1'],
])('the pages of %s?%s contain everything once, in the order of one long page', async (plural, query) => {
  const pages = await walk(plural, query)
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => id))
  const { total, limit } = pages[0]?.meta ?? { total: 0, limit: 1 }
  expect(ids).toHaveLength(total)
  expect(new Set(ids).size).toBe(total)
  expect(pages).toHaveLength(Math.max(1, Math.ceil(total / limit)))
  expect(new Set(pages.map(({ meta }) => meta.total))).toEqual(new Set([total]))
  const long = await pageOf(`/v1/${plural}?${query.replace(/limit=\d+/, 'limit=100')}`)
  expect(ids.slice(0, 100)).toEqual(long.list.map(({ id }) => id))
})

test('a list that fits on one page has no cursor', async () => {
  expect((await pageOf('/v1/features?limit=100')).meta.cursor).toBeUndefined()
})

test.each(['x', 'W10', 'WyJhIl0', 'bnVsbA', 'W3t9LCJhIl0', '%', 'a'.repeat(301), ''])(
  'an invalid cursor is refused: %j',
  async (cursor) => {
    const response = await get(`/v1/spots?cursor=${encodeURIComponent(cursor)}`)
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors).toEqual([{ code: 'E10422', message: expect.stringMatching(/[ぁ-ん]/), field: 'cursor' }])
  },
)

test('a cursor of another list is harmless', async () => {
  const { meta } = await pageOf('/v1/features?limit=1')
  expect((await get(`/v1/spots?cursor=${meta.cursor}`)).status).toBe(200)
})
