import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { call, sharedSite } from '#tests/worker/member-site.ts'
import { GPS_NAME, pathOf, photosOn, small, withPlace } from './action-photos.fixture.ts'

const site = await sharedSite()
const { photos, aMember, aRecord, put } = await photosOn(site)

const contains = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text)

test('a photo is stored upright and without the place, date and maker of the camera (R51)', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  const photo = randomIdentifier()
  expect(
    (await sharp(withPlace).metadata()).exif?.includes('GPS') ?? contains(withPlace, 'TabiPhone'),
  ).toBeDefined()
  expect([contains(withPlace, 'TabiPhone'), contains(withPlace, GPS_NAME)]).toEqual([true, true])
  const first = await put(token, action, photo, withPlace)
  expect([first.status, first.body.data.photo]).toEqual([
    200,
    { id: photo, width: 1365, height: 2048, alt: '' },
  ])

  const files = await photos.list(`accounts/${account}/`)
  expect(files.sort()).toEqual(
    ['large', 'small'].map((size) => `accounts/${account}/${action}/${photo}/${size}.webp`),
  )
  for (const file of files) {
    const bytes = await photos.get(file)
    for (const trace of ['TabiPhone', 'HANA', 'Exif', 'EXIF', 'GPS', '2026:11:01'])
      expect([file, trace, contains(bytes, trace)]).toEqual([file, trace, false])
    const stored = await sharp(bytes).metadata()
    expect([stored.format, stored.exif, stored.xmp, stored.orientation]).toEqual([
      'webp',
      undefined,
      undefined,
      undefined,
    ])
  }
  expect(await put(token, action, photo, small)).toEqual(first)
})

test('only its member reads a photo, in the requested size, and it is not cached (R51)', async () => {
  const [owner, other] = [await aMember(), await aMember()]
  const action = await aRecord(owner.token)
  const photo = randomIdentifier()
  await put(owner.token, action, photo, withPlace)
  const read = (token?: string, query = '') =>
    fetch(`${site.url}/v1${pathOf(action, photo)}${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  for (const [query, width] of [
    ['', 1365],
    ['?w=320', 427],
    ['?w=1280', 1365],
  ] as const) {
    const response = await read(owner.token, query)
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('content-type'),
    ]).toEqual([200, 'private, no-store', 'image/webp'])
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(width)
  }
  expect((await read(other.token)).status).toBe(404)
  expect((await read()).status).toBe(401)
  expect((await read(owner.token, '?w=9999')).status).toBe(422)
  const file = `https://images.tabishirube.example/accounts/${owner.account}/${action}/${photo}/large.webp`
  const options = 'width=512,height=256,fit=cover,gravity=0.5x0.5,format=auto'
  expect((await fetch(`${site.url}/cdn-cgi/image/${options}/${file}`)).status).toBe(404)
})

test('a record has at most ten photos, in the given order and with their captions (R51)', async () => {
  const { token } = await aMember()
  const action = await aRecord(token)
  const ids = Array.from({ length: 12 }, randomIdentifier)
  const answers = await Promise.all(ids.map((id) => put(token, action, id, small, 'text/plain')))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
  const read = async () =>
    (await call(site, `GET /travel/actions/${action}`, { token })).body.data.travelAction
  const before = await read()
  const stored: string[] = before.photos.map(({ id }: { id: string }) => id)
  const turned = [...stored].reverse().map((id, at) => ({ id, alt: `写真${at}` }))
  const body = {
    version: before.version,
    patch: { photos: [...turned.slice(0, 9), { id: randomIdentifier(), alt: '' }] },
  }
  const { body: changed } = await call(site, `PATCH /travel/actions/${action}`, { token, body })
  expect(
    changed.data.travelAction.photos.map(({ id, alt }: { id: string; alt: string }) => [id, alt]),
  ).toEqual([...turned.slice(0, 9).map(({ id, alt }) => [id, alt]), [stored[0], '']])
  // A stale version changes nothing, not even the order.
  const stale = await call(site, `PATCH /travel/actions/${action}`, {
    token,
    body: { version: before.version, patch: { photos: stored.map((id) => ({ id, alt: '' })) } },
  })
  expect(stale.status).toBe(409)
  expect(await read()).toEqual(changed.data.travelAction)
})

test('a photo sent twice at once is stored, also as the last one below the limit (R51)', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  for (const id of Array.from({ length: 9 }, randomIdentifier)) await put(token, action, id, small)
  const last = randomIdentifier()
  const answers = await Promise.all([1, 2, 3].map(() => put(token, action, last, small)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await photos.list(`accounts/${account}/${action}/${last}/`)).toHaveLength(2)
})

test('a deleted photo is restored at its position within a day, then its files are removed (R51)', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  const [one, two] = [randomIdentifier(), randomIdentifier()]
  for (const id of [one, two]) await put(token, action, id, small)
  const ids = async () =>
    (await call(site, `GET /travel/actions/${action}`, { token })).body.data.travelAction.photos.map(
      ({ id }: { id: string }) => id,
    )
  await call(site, `DELETE ${pathOf(action, one)}`, { token })
  expect(await ids()).toEqual([two])
  await call(site, `POST ${pathOf(action, one)}/restore`, { token })
  expect(await ids()).toEqual([one, two])

  const yesterday = (table: string) =>
    site.db
      .prepare(`UPDATE ${table} SET deleted_at = ? WHERE account_id = ? AND deleted_at IS NOT NULL`)
      .bind(new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString(), account)
      .run()
  await call(site, `DELETE ${pathOf(action, one)}`, { token })
  await yesterday('travel_action_photos')
  await aRecord(token)
  await expect.poll(() => photos.list(`accounts/${account}/`)).toHaveLength(2)
  expect((await photos.list(`accounts/${account}/`)).every((file) => file.includes(two))).toBe(true)

  await call(site, `DELETE /travel/actions/${action}`, { token })
  await aRecord(token)
  expect(await photos.list(`accounts/${account}/`)).toHaveLength(2)
  await yesterday('travel_actions')
  await aRecord(token)
  await expect.poll(() => photos.list(`accounts/${account}/`)).toEqual([])
})

test('photos that are put and deleted again and again do not pile up: the latest ten can be restored (R51)', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  const ids = Array.from({ length: 14 }, randomIdentifier)
  for (const id of ids) {
    await put(token, action, id, small)
    await call(site, `DELETE ${pathOf(action, id)}`, { token })
  }
  const rows = site.db.prepare('SELECT count(*) AS n FROM travel_action_photos WHERE account_id = ?')
  expect(await rows.bind(account).first('n')).toBe(10)
  await expect.poll(() => photos.list(`accounts/${account}/`)).toHaveLength(20)
  const restore = async (id = '') =>
    (await call(site, `POST ${pathOf(action, id)}/restore`, { token })).status
  expect([await restore(ids[3]), await restore(ids[4]), await restore(ids[13])]).toEqual([404, 200, 200])
})

test('one sweep empties everything that is due (R51)', async () => {
  const { token } = await aMember()
  const folders = Array.from({ length: 35 }, () => `accounts/${randomIdentifier()}/`)
  for (const folder of folders) {
    await photos.put(`${folder}a/b/large.webp`)
    await site.db
      .prepare("INSERT INTO photo_removals VALUES (?, '2026-01-01T00:00:00.000Z')")
      .bind(folder)
      .run()
  }
  await aRecord(token)
  const left = () => Promise.all(folders.map((folder) => photos.list(folder)))
  await expect.poll(async () => (await left()).flat()).toEqual([])
})

test('an account deletion removes every photo, also after an interrupted removal (R51, R139)', async () => {
  const [one, other] = [await aMember(), await aMember()]
  const [action, others] = [await aRecord(one.token), await aRecord(other.token)]
  await put(one.token, action, randomIdentifier(), small)
  await put(other.token, others, randomIdentifier(), small)
  // More than one pass removes, and all without a row.
  const folder = `accounts/${one.account}/`
  await Promise.all(
    Array.from({ length: 255 }, (_, at) => photos.put(`${folder}${action}/x${at}/large.webp`)),
  )
  const interrupted = `accounts/${randomIdentifier()}/`
  await photos.put(`${interrupted}a/b/large.webp`)
  await site.db
    .prepare("INSERT INTO photo_removals VALUES (?, '2026-01-01T00:00:00.000Z')")
    .bind(interrupted)
    .run()
  expect((await call(site, 'POST /accounts/leave', { token: one.token })).status).toBe(200)
  expect([await photos.list(folder), await photos.list(interrupted)]).toEqual([[], []])
  expect(await site.db.prepare('SELECT count(*) AS n FROM photo_removals').first('n')).toBe(0)
  expect(await photos.list(`accounts/${other.account}/`)).toHaveLength(2)
  for (const table of ['travel_actions', 'travel_action_photos', 'travel_action_counts'])
    expect(
      await site.db
        .prepare(`SELECT count(*) AS n FROM ${table} WHERE account_id = ?`)
        .bind(one.account)
        .first('n'),
    ).toBe(0)
})
