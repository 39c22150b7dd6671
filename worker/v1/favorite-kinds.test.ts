import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { FAVORITE_KINDS } from '#domain/shelf/kinds.ts'
import { getJson } from '#tests/worker/client.ts'
import { call } from '#tests/worker/member-site.ts'
import { restoreLater } from '#tests/worker/restore-rows.ts'
import { day, openShelf } from './shelf.fixture.ts'

const { site, db, aMember, addFavorite, list, merge } = await openShelf()

type Listed = { id: string; title: string; label: string }

/** A published entry of each kind. */
const oneOf = async (plural: string): Promise<Listed> => {
  const { data } = await getJson(`/v1/${plural}?limit=1`)
  const [entry] = Object.values<{ list: Listed[] }>(data)[0]?.list ?? []
  if (!entry) throw new Error(`no ${plural}`)
  return entry
}

test.each(FAVORITE_KINDS)(
  'a %s is kept with its card, under its label, and under a new name',
  async (kind) => {
    const { plural, titleField } = CONTENT_KINDS[kind]
    const { id, title, label } = await oneOf(plural)
    const member = await aMember()
    const saved = await addFavorite(member, `${plural}/${id}`, day(1))
    expect(saved.body.data.favorite).toMatchObject({ targetType: kind, targetId: id, title, card: { title } })
    const { favorites, counts } = await list(member, `favorites/${plural}`)
    expect(favorites.list).toEqual([saved.body.data.favorite])
    // An article has the value of its type, whose name its card shows.
    if (kind !== 'article-page') expect(counts).toEqual({ [label]: 1 })
    expect(Object.values(counts)).toEqual([1])

    const table = plural.replaceAll('-', '_')
    onTestFinished(await restoreLater(db, table, 'id = ?', id))
    await db.prepare(`UPDATE ${table} SET ${titleField} = '改めた名前' WHERE id = ?`).bind(id).run()
    expect((await list(member, `favorites/${plural}`)).favorites.list[0].title).toBe('改めた名前')
  },
)

test('a device’s favourites of all kinds are merged into the account', async () => {
  const member = await aMember()
  const entries = await Promise.all(
    FAVORITE_KINDS.map(async (kind, index) => ({
      targetType: kind,
      targetId: (await oneOf(CONTENT_KINDS[kind].plural)).id,
      createdAt: day(index),
    })),
  )
  const { body } = await merge(member, { favorites: entries })
  const newestFirst = entries
    .toReversed()
    .map(({ targetType, targetId, createdAt }) => [targetType, targetId, createdAt])
  expect(body.data).toMatchObject({ left: { favorites: [] }, shelf: { favorites: newestFirst } })
})

test('the history has no hotels', async () => {
  const { token } = await aMember()
  const { id } = await oneOf('hotels')
  const entries = [{ targetType: 'hotel', targetId: id, viewedAt: day(1) }]
  const [beacon, listed] = [
    await call(site, 'POST /me/histories', { token, body: { entries } }),
    await call(site, 'GET /me/histories/hotels', { token }),
  ]
  expect([beacon.status, listed.status]).toEqual([422, 404])
})
