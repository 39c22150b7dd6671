import { expect, test } from 'vitest'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { call } from '#tests/worker/member-site.ts'
import { day, NOWHERE, openShelf, spotView } from './shelf.fixture.ts'

const shelf = await openShelf()
const { site, db, aMember, addFavorite, list, view, usage, fill } = shelf
const { spots: SPOTS, articles: ARTICLES } = shelf
const [SPOT = '', SECOND = ''] = SPOTS
const [ARTICLE = ''] = ARTICLES

test('favourites are listed with their current state, newest first, and repeating a request changes nothing (R46)', async () => {
  const member = await aMember()
  for (const [index, id] of SPOTS.entries()) await addFavorite(member, `spots/${id}`, day(index))
  const first = await addFavorite(member, `spots/${SPOT}`, day(30))
  expect([first.status, first.body.data.favorite.createdAt]).toEqual([200, day(0)])
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  const { favorites, counts } = await list(member, 'favorites/spots?limit=5')
  expect(favorites.meta).toMatchObject({ total: SPOTS.length, limit: 5 })
  expect(favorites.list.map(({ targetId }: { targetId: string }) => targetId)).toEqual(
    SPOTS.toReversed().slice(0, 5),
  )
  expect(favorites.list[0]).toMatchObject({ title: favorites.list[0].card.title, card: { kind: 'spot' } })
  expect(Object.values<number>(counts).reduce((sum, count) => sum + count)).toBe(SPOTS.length)
  expect(await usage(member)).toEqual([{ metric: 'favoritesAdded', count: SPOTS.length }])

  const removed = await call(site, `DELETE /me/favorites/spots/${SPOT}`, { token: member.token })
  const again = await call(site, `DELETE /me/favorites/spots/${SPOT}`, { token: member.token })
  expect([removed.status, again.status, again.body]).toEqual([200, 200, removed.body])
  const gone = await call(site, `GET /me/favorites/spots/${SPOT}`, { token: member.token })
  expect([gone.status, gone.body.errors[0].code]).toEqual([404, 'E10404'])
  expect((await list(member, 'favorites/spots')).favorites.meta.total).toBe(SPOTS.length - 1)
})

test('each order is the same whatever the page size, and a type contains its articles only (R47)', async () => {
  const member = await aMember()
  for (const [index, id] of ARTICLES.entries()) await addFavorite(member, `article-pages/${id}`, day(index))
  for (const [index, id] of SPOTS.entries()) await addFavorite(member, `spots/${id}`, day(index))
  const walk = async (path: string) => {
    const entries: { targetId: string; label: string; nameKey: string; changedAt: string }[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const { favorites } = await list(member, `favorites/${path}&limit=5${cursor && `&cursor=${cursor}`}`)
      entries.push(...favorites.list)
      cursor = favorites.meta.cursor
    }
    return entries
  }
  const oldest = await walk('article-pages?sort=oldest')
  expect(oldest.map(({ targetId }) => targetId)).toEqual(ARTICLES)
  const names = (await walk('spots?sort=name')).map(({ nameKey }) => nameKey)
  expect([names.length, names]).toEqual([SPOTS.length, names.toSorted()])
  const changes = (await walk('article-pages?sort=updated')).map(({ changedAt }) => changedAt)
  expect([changes.length, changes]).toEqual([ARTICLES.length, changes.toSorted().reverse()])
  const { counts } = await list(member, 'favorites/article-pages')
  for (const type of ['news', 'feature', 'experience']) {
    const entries = await walk(`article-pages?type=${type}`)
    expect([type, entries.length]).toEqual([type, counts[type] ?? 0])
    expect(entries.every(({ label }) => label === type)).toBe(true)
  }
})

test('content that is no longer public keeps its last name, is sorted by it, and can be restored with it', async () => {
  const member = await aMember()
  await addFavorite(member, `spots/${SECOND}`, day(1))
  const { title } = (await list(member, 'favorites/spots')).favorites.list[0]
  const rename = db.prepare('UPDATE spots SET name = ?, status = ? WHERE id = ?')
  await rename.bind('改めた名前', 'published', SECOND).run()
  expect((await list(member, 'favorites/spots')).favorites.list[0].title).toBe('改めた名前')
  await rename.bind('下書きの名前', 'draft', SECOND).run()
  expect((await list(member, 'favorites/spots')).favorites.list[0]).toMatchObject({
    title: '改めた名前',
    card: null,
  })
  await call(site, `DELETE /me/favorites/spots/${SECOND}`, { token: member.token })
  expect((await addFavorite(member, `spots/${SECOND}`, day(1))).status).toBe(404)
  const back = await addFavorite(member, `spots/${SECOND}`, day(1), { title: '改めた名前' })
  expect([back.status, back.body.data.favorite.title]).toEqual([200, '改めた名前'])
  await rename.bind(title, 'published', SECOND).run()
})

test('an article with a changed type is counted and found by the new one', async () => {
  const member = await aMember()
  await addFavorite(member, `article-pages/${ARTICLE}`, day(1))
  await view(member, { targetType: 'article-page', targetId: ARTICLE, viewedAt: new Date().toISOString() })
  const { counts } = await list(member, 'favorites/article-pages')
  const [type = ''] = Object.keys(counts)
  const other = type === 'news' ? 'feature' : 'news'
  const change = db.prepare('UPDATE article_pages SET type = ? WHERE id = ?')
  await change.bind(other, ARTICLE).run()
  for (const shelf of ['favorites', 'histories']) {
    const found = await list(member, `${shelf}/article-pages?type=${other}`)
    expect([shelf, found.counts, found[shelf].list.length]).toEqual([shelf, { [other]: 1 }, 1])
  }
  await change.bind(type, ARTICLE).run()
})

test('views are counted once by their moment, the last one comes first, and nothing is recorded while paused (R48, R49)', async () => {
  const member = await aMember()
  const [before, now] = [new Date(Date.now() - 60_000).toISOString(), new Date().toISOString()]
  await view(member, spotView(SPOT, before), spotView(SECOND, before), spotView(SPOT, now))
  await view(member, spotView(SPOT, now), spotView(NOWHERE, now))
  const { histories, counts } = await list(member, 'histories/spots')
  expect(histories.list).toMatchObject([
    { targetId: SPOT, views: 2, firstViewedAt: before, lastViewedAt: now },
    { targetId: SECOND, views: 1 },
  ])
  expect(Object.values<number>(counts).reduce((sum, count) => sum + count)).toBe(2)
  expect(await usage(member)).toEqual([{ metric: 'spotsViewed', count: 3 }])

  const { token } = member
  await call(site, 'PUT /me/histories/setting', { token, body: { isPaused: true } })
  expect((await list(member, 'histories/setting')).setting).toEqual({ isPaused: true })
  await view(member, { targetType: 'article-page', targetId: ARTICLE, viewedAt: now })
  expect((await list(member, 'histories/article-pages')).histories.meta.total).toBe(0)

  const [entry] = histories.list
  await call(site, `DELETE /me/histories/spots/${SPOT}`, { token })
  const { firstViewedAt, lastViewedAt, views } = entry
  const body = { firstViewedAt, lastViewedAt, views }
  expect((await call(site, `PUT /me/histories/spots/${SPOT}`, { token, body })).body.data.history).toEqual(
    entry,
  )

  const cleared = await call(site, 'DELETE /me/histories/spots', { token })
  expect(cleared.body.data.histories.list).toHaveLength(2)
  expect((await list(member, 'histories/spots')).histories.list).toEqual([])
  const forgotten = cleared.body.data.histories.list.map(
    ({ targetType: _, label: __, ...rest }: Record<string, unknown>) => rest,
  )
  await call(site, 'PUT /me/histories/spots', { token, body: { list: forgotten } })
  expect((await list(member, 'histories/spots')).histories.list).toEqual(histories.list)
})

test('of 501 entries the oldest is deleted, and so are those older than a year', async () => {
  const member = await aMember()
  await fill(member, 500, 0)
  await view(member, spotView(SPOT, new Date().toISOString()))
  const { histories } = await list(member, 'histories/spots?sort=oldest&limit=1')
  expect(histories.meta.total).toBe(500)
  expect(histories.list[0].targetId).toBe(identifierOf(2))
  await db
    .prepare('UPDATE histories SET last_viewed_at = ? WHERE account_id = ? AND target_id <> ?')
    .bind('2024-01-01T00:00:00.000Z', member.account.id, SPOT)
    .run()
  expect((await list(member, 'histories/spots')).histories).toMatchObject({ meta: { total: 1 } })
  const old = spotView(SECOND, '2024-01-01T00:00:00.000Z')
  await view(member, old)
  expect((await list(member, 'histories/spots')).histories.meta.total).toBe(1)
})

test('the shelf of another member is out of reach, and a session is required (R53)', async () => {
  const [member, other] = [await aMember(), await aMember()]
  const now = new Date().toISOString()
  await addFavorite(member, `spots/${SPOT}`, now)
  await view(member, spotView(SPOT, now))
  const endpoints: [string, object?][] = [
    ['GET /me/favorites/spots'],
    [`GET /me/favorites/spots/${SPOT}`],
    [`PUT /me/favorites/spots/${SPOT}`, { createdAt: now }],
    [`DELETE /me/favorites/spots/${SPOT}`],
    ['GET /me/histories/article-pages'],
    ['DELETE /me/histories/spots'],
    ['PUT /me/histories/spots', { list: [] }],
    [`DELETE /me/histories/spots/${SPOT}`],
    [`PUT /me/histories/spots/${SPOT}`, { firstViewedAt: now, lastViewedAt: now, views: 1 }],
    ['POST /me/histories', { entries: [spotView(SPOT, now)] }],
    ['PUT /me/histories/setting', { isPaused: true }],
    ['GET /me/shelf'],
    ['POST /me/shelf/merge', { favorites: [], histories: [], isPaused: false }],
  ]
  for (const [endpoint] of endpoints)
    expect([endpoint, (await call(site, endpoint)).status]).toEqual([endpoint, 401])
  for (const path of [`favorites/spots/${SPOT}`, `histories/spots/${SPOT}`])
    expect((await call(site, `GET /me/${path}`, { token: other.token })).status).toBe(404)
  for (const [endpoint, body] of endpoints) await call(site, endpoint, { body, token: other.token })
  for (const shelf of ['favorites', 'histories'])
    expect((await list(member, `${shelf}/spots`))[shelf].list).toMatchObject([{ targetId: SPOT }])
})

test.each([
  ['PUT /me/favorites/spots/a', { createdAt: day(1) }, 404],
  [`PUT /me/favorites/goods/${NOWHERE}`, { createdAt: day(1) }, 404],
  [`GET /me/histories/hotels/${NOWHERE}`, undefined, 404],
  [`PUT /me/favorites/spots/${NOWHERE}`, { createdAt: day(1) }, 404],
  [`PUT /me/favorites/spots/${NOWHERE}`, { createdAt: 'gestern' }, 422],
  [`PUT /me/favorites/spots/${NOWHERE}`, 'x', 400],
  ['GET /me/favorites/spots?limit=101', undefined, 422],
  ['GET /me/favorites/spots?sort=best', undefined, 422],
  ['GET /me/histories/spots?cursor=x', undefined, 422],
  ['GET /me/favorites/spots?nope=1', undefined, 422],
  ['POST /me/histories', { entries: [] }, 422],
  ['POST /me/histories', { entries: Array.from({ length: 101 }, () => spotView(NOWHERE, day(1))) }, 422],
  ['PUT /me/histories/setting', { isPaused: 1 }, 422],
  ['POST /me/shelf/merge', { favorites: [{}], histories: [], isPaused: false }, 422],
])('%s is refused in Japanese: %#', async (endpoint, body, status) => {
  const { token } = await aMember()
  const answer = await call(site, endpoint, { token, body })
  expect([answer.status, answer.body.errors[0].message]).toEqual([status, expect.stringMatching(/[ぁ-ん]/)])
})
