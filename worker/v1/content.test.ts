import { expect, test } from 'vitest'
import { ListMeta } from '#domain/api/envelope.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind, isPlaceKind } from '#domain/content/kind.ts'
import { Slug } from '#domain/content/slug.ts'
import { get, getJson } from '#tests/worker/client.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'

const camelCase = (text: string) => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const listed = async (kind: ContentKind, query = 'limit=100') => {
  const { plural } = CONTENT_KINDS[kind]
  return (await getJson(`/v1/${plural}?${query}`)).data[camelCase(plural)]
}

const CARD = [
  'kind',
  'id',
  'slug',
  'href',
  'title',
  'catch',
  'label',
  'facts',
  'hero',
  'prefectureCode',
  'city',
  'disclosure',
  'businessStatus',
  'publishedAt',
  'updatedAt',
  'period',
]

test.each(ALL_CONTENT_KINDS)('the list of every %s is an envelope of cards, counted (R95)', async (kind) => {
  const { plural } = CONTENT_KINDS[kind]
  const response = await get(`/v1/${plural}?limit=100`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  const body = await response.json()
  expect(Object.keys(body)).toEqual(['data'])
  expect(Object.keys(body.data)).toEqual([camelCase(plural)])
  const { list, meta } = body.data[camelCase(plural)]
  expect(ListMeta.parse(meta)).toEqual(meta)
  expect(meta).toMatchObject({ limit: 100, total: expect.any(Number) })
  expect(list).toHaveLength(Math.min(100, meta.total))
  expect(list.length).toBeGreaterThan(0)
  for (const card of list) {
    const own = [...(isPlaceKind(kind) ? ['position'] : []), ...(card.isOver ? ['isOver'] : [])]
    expect(Object.keys(card).sort()).toEqual([...CARD, ...own].sort())
    expect(card.kind).toBe(kind)
  }
})

test.each(ALL_CONTENT_KINDS)(
  'every %s is returned in full by its slug, matching its schema (R95, R106, R107, R111)',
  async (kind) => {
    const { plural } = CONTENT_KINDS[kind]
    const { list } = await listed(kind, 'limit=5')
    for (const { slug, id } of list) {
      const body = await getJson(`/v1/${plural}/${slug}`)
      expect(Object.keys(body)).toEqual(['data'])
      expect(Object.keys(body.data)).toEqual([camelCase(kind)])
      const entity = body.data[camelCase(kind)]
      expect(CONTENT_TABLES[kind].schema.parse(entity)).toEqual(entity)
      expect(entity).toMatchObject({ id, slug, status: 'published' })
      expect(Slug.safeParse(slug).success).toBe(true)
    }
  },
)

test.each(ALL_CONTENT_KINDS)(
  'an unknown %s is answered with 404, E10404 and a Japanese message (R106, R219)',
  async (kind) => {
    for (const slug of ['nowhere', 'NOWHERE', '%E6%B8%A9%E6%B3%89', "x'--", 'a'.repeat(200)]) {
      const response = await get(`/v1/${CONTENT_KINDS[kind].plural}/${slug}`)
      expect([slug, response.status]).toEqual([slug, 404])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({
        errors: [{ code: 'E10404', message: '指定されたデータは見つかりません。' }],
      })
    }
  },
)

test('a list returns twenty by default, and at most a hundred', async () => {
  expect((await listed('spot', '')).list).toHaveLength(20)
  expect((await listed('spot', 'limit=1')).list).toHaveLength(1)
  expect((await listed('spot', 'limit=100')).list).toHaveLength(100)
  expect((await get('/v1/spots?limit=101')).status).toBe(422)
})

test('the newest comes first, or last on request', async () => {
  const dates = async (sort: string) =>
    (await listed('article-page', `limit=100&sort=${sort}`)).list.map(
      ({ publishedAt }: { publishedAt: string }) => publishedAt,
    )
  const newest = await dates('newest')
  expect(newest).toEqual([...newest].sort().reverse())
  const oldest = await dates('oldest')
  expect(oldest).toEqual([...oldest].sort())
  expect(newest).not.toEqual(oldest)
})

test('campaigns are sorted by their end, without ended ones', async () => {
  const { list } = await listed('campaign')
  const ends = list.map(({ period }: { period: { endAt: string } }) => Date.parse(period.endAt))
  expect(ends).toEqual([...ends].sort((a, b) => a - b))
  expect(ends[0]).toBeGreaterThan(Date.now())
})
