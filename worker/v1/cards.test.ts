import { expect, onTestFinished, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { get, getJson } from '#tests/worker/client.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'

const listed = async (plural: string): Promise<{ id: string; title: string }[]> =>
  Object.values<{ list: { id: string; title: string }[] }>((await getJson(`/v1/${plural}?limit=3`)).data)[0]
    ?.list ?? []
const request = (ids: readonly string[]) => get(`/v1/cards?ids=${ids.join(',')}`)
const idsOf = async (response: Response): Promise<string[]> =>
  (await response.json()).data.cards.list.map(({ id }: { id: string }) => id)

const spots = await listed('spots')
const articles = await listed('article-pages')
const [hotel] = await listed('hotels')
const [goods] = await listed('goods')
const cards = [...articles, ...spots, ...(hotel ? [hotel] : [])]
const ids = cards.map(({ id }) => id)

test('cards of all kinds of favourites equal those of the lists, in the given order', async () => {
  expect(ids).toHaveLength(7)
  const { data } = await (await request(ids)).json()
  expect(data.cards.list).toEqual(cards)
  expect(data.cards.meta).toEqual({ total: 7, limit: 100 })
})

test('duplicate ids are returned once, and unknown or invalid ones are left out', async () => {
  const [id = ''] = ids
  expect(await idsOf(await request([id, id, randomIdentifier(), goods?.id ?? '']))).toEqual([id])
})

test('content that is no longer public is left out', async () => {
  const [present = '', gone = ''] = spots.map(({ id }) => id)
  const { db, url } = await sharedSite()
  onTestFinished(await restoreLater(db, 'spots', 'id = ?', gone))
  await db.prepare(`UPDATE spots SET status = 'archived' WHERE id = ?`).bind(gone).run()
  expect(await idsOf(await get(`/v1/cards?ids=${present},${gone}`, {}, url))).toEqual([present])
})

test('the answer may be cached for a minute', async () => {
  expect((await request(ids)).headers.get('cache-control')).toBe('public, max-age=60')
})

test('a hundred ids are accepted, more are refused with the reason', async () => {
  const many = Array.from({ length: 101 }, randomIdentifier)
  expect((await request(many.slice(0, 100))).status).toBe(200)
  const refused = await request(many)
  expect(refused.status).toBe(422)
  expect((await refused.json()).errors).toEqual([
    { code: 'E10422', field: 'ids', message: '100件以内で選択してください。' },
  ])
})

test.each([
  ['', '必須項目です。', 'ids'],
  ['?ids=', '形式が正しくありません。', 'ids.0'],
  ["?ids=a'--", '形式が正しくありません。', 'ids.0'],
  [`?ids=${ids[0]},x`, '形式が正しくありません。', 'ids.1'],
  [`?ids=${ids[0]}&kind=spot`, '不明な項目が含まれています：kind', undefined],
])('the query %j is refused in Japanese', async (query, message, field) => {
  const response = await get(`/v1/cards${query}`)
  expect(response.status).toBe(422)
  expect((await response.json()).errors).toEqual([{ code: 'E10422', message, ...(field && { field }) }])
})
