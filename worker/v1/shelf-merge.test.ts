import { expect, test } from 'vitest'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { call } from '#tests/worker/member-site.ts'
import { day, NOWHERE, openShelf, spotView } from './shelf.fixture.ts'

const shelf = await openShelf()
const { site, aMember, addFavorite, list, view, usage, merge, fill } = shelf
const [SPOT = '', SECOND = ''] = shelf.spots
const [ARTICLE = ''] = shelf.articles

test('merging a device creates no duplicates, however often it is sent (R46, R48)', async () => {
  const member = await aMember()
  const recently = new Date(Date.now() - 3_600_000).toISOString()
  await addFavorite(member, `spots/${SPOT}`, day(1))
  await view(member, spotView(SPOT, recently))
  const device = {
    favorites: [
      { targetType: 'spot', targetId: SPOT, createdAt: day(3) },
      { targetType: 'spot', targetId: SECOND, createdAt: `${day(2).slice(0, 10)}T09:00:00+09:00` },
      { targetType: 'article-page', targetId: ARTICLE, createdAt: day(1) },
      { targetType: 'spot', targetId: NOWHERE, createdAt: day(0), title: 'なくなった場所' },
      { targetType: 'spot', targetId: identifierOf(0xfffe), createdAt: day(0) },
    ],
    histories: [
      { targetType: 'spot', targetId: SPOT, firstViewedAt: day(1), lastViewedAt: day(2), views: 4 },
      {
        targetType: 'article-page',
        targetId: ARTICLE,
        firstViewedAt: day(1),
        lastViewedAt: day(2),
        views: 1,
      },
    ],
  }
  const once = await merge(member, device)
  expect([once.status, once.body.errors]).toEqual([200, undefined])
  expect(once.body.data.left).toEqual({
    favorites: [{ targetType: 'spot', targetId: identifierOf(0xfffe) }],
    histories: [],
  })
  const everything = async () => [
    await list(member, 'favorites/spots'),
    await list(member, 'favorites/article-pages'),
    await list(member, 'histories/spots'),
    await list(member, 'histories/article-pages'),
    await usage(member),
  ]
  const after = await everything()
  expect(after[0].favorites.list).toMatchObject([
    { targetId: SPOT, createdAt: day(3) },
    { targetId: SECOND, createdAt: day(2) },
    { targetId: NOWHERE, title: 'なくなった場所', card: null },
  ])
  expect(after[2].histories.list).toMatchObject([{ views: 4, firstViewedAt: day(1), lastViewedAt: recently }])
  expect((await merge(member, device)).body).toEqual(once.body)
  expect(await everything()).toEqual(after)
})

test('a device with a paused history pauses an account without a setting, and no other', async () => {
  const member = await aMember()
  await merge(member, { isPaused: true })
  expect((await list(member, 'histories/setting')).setting).toEqual({ isPaused: true })
  const history = {
    targetType: 'spot',
    targetId: SPOT,
    firstViewedAt: day(1),
    lastViewedAt: day(2),
    views: 1,
  }
  const { left } = (await merge(member, { histories: [history] })).body.data
  expect(left.histories).toEqual([{ targetType: 'spot', targetId: SPOT }])
  const decided = await aMember()
  await call(site, 'PUT /me/histories/setting', { token: decided.token, body: { isPaused: false } })
  await merge(decided, { isPaused: true })
  expect((await list(decided, 'histories/setting')).setting).toEqual({ isPaused: false })
})

test('a full shelf accepts no more favourites, and returns the rest to the device', async () => {
  const member = await aMember()
  await fill(member, 0, 4999)
  const merged = await merge(member, {
    favorites: [
      { targetType: 'spot', targetId: SPOT, createdAt: day(1) },
      { targetType: 'spot', targetId: SECOND, createdAt: day(2) },
    ],
  })
  expect(merged.body.data.left.favorites).toEqual([{ targetType: 'spot', targetId: SPOT }])
  const refused = await addFavorite(member, `spots/${SPOT}`, day(3))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ code: 'E10422', message: 'お気に入りは5,000件までです。少し外してから追加してください。' }],
  ])
  expect((await addFavorite(member, `spots/${SECOND}`, day(3))).status).toBe(200)
  expect((await addFavorite(member, `article-pages/${ARTICLE}`, day(3))).status).toBe(200)
})

test('with 2,000 favourites and 500 histories every call reads a bounded number of rows', async () => {
  const member = await aMember()
  await fill(member, 500, 2000)
  const { token } = member
  const { version } = (await list(member, 'shelf')).shelf
  const read = async (endpoint: string, body?: object) =>
    (await call(site, endpoint, { token, body })).rowsRead
  const page = (await list(member, 'favorites/spots?limit=100')).favorites.meta.cursor
  const now = new Date().toISOString()
  // Looking up the session takes about thirty.
  expect(await read('GET /me/favorites/spots?limit=100')).toBeLessThan(400)
  expect(await read(`GET /me/favorites/spots?limit=100&cursor=${page}`)).toBeLessThan(400)
  expect(await read('GET /me/favorites/spots?limit=20&type=温泉&sort=oldest')).toBeLessThan(120)
  expect(await read('GET /me/favorites/spots?limit=20&type=滝')).toBeLessThan(60)
  expect(await read('GET /me/favorites/spots?limit=20&sort=name')).toBeLessThan(4200)
  expect(await read('GET /me/histories/spots?limit=100')).toBeLessThan(400)
  expect(await read(`GET /me/shelf?version=${version}`)).toBeLessThan(60)
  expect(await read('GET /me/shelf')).toBeLessThan(2100)
  expect(await read(`PUT /me/favorites/spots/${SPOT}`, { createdAt: now })).toBeLessThan(60)
  expect(await read(`DELETE /me/favorites/spots/${SPOT}`)).toBeLessThan(60)
  expect(await read('POST /me/histories', { entries: [spotView(SPOT, now)] })).toBeLessThan(60)
  expect(await read('GET /me/histories/setting')).toBeLessThan(60)
})
