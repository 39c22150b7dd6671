import sharp from 'sharp'
import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { PHOTO_REFUSALS } from '#domain/travel/photo-format.ts'
import { PICTURE_BOMBS, type PictureBomb } from '#tests/picture-bombs.ts'
import { call, login, registered, sharedSite, tokensOf } from '#tests/worker/member-site.ts'
import { photoBucket } from './photo-bucket.fixture.ts'

const site = await sharedSite()
const photos = await photoBucket(site)

const aMember = async () => {
  const { access, id } = await tokensOf(site, (await registered(site)).sub)
  return { token: access, account: (await login(site, id)).body.data.account.id as string }
}

const aRecord = async (token: string) => {
  const action = {
    id: randomIdentifier(),
    type: 'visited',
    refKind: null,
    refId: null,
    title: '竹田城跡',
    date: '2026-11-01',
    prefectureCode: '28',
    cityCode: null,
    rating: null,
    memo: '',
    activityId: null,
    visibility: 'private',
  }
  return (await call(site, 'POST /travel/actions', { token, body: { action } })).body.data.travelAction.id
}

const pathOf = (action: string, photo: string) => `/travel/actions/${action}/photos/${photo}`

const put = async (
  token: string,
  action: string,
  photo: string,
  picture: Uint8Array,
  type = 'image/jpeg',
) => {
  const response = await fetch(`${site.url}/v1${pathOf(action, photo)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(picture),
  })
  return { status: response.status, body: await response.json() }
}

const GPS_NAME = 'Taken at 35.626N 134.808E by HANA'
const plain = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#2050d0' } })
/** A photo as taken by a phone: rotated, with place, date and maker. */
const withPlace = await plain
  .jpeg()
  .withExif({
    IFD0: { Make: 'TabiPhone', Copyright: GPS_NAME, ImageDescription: GPS_NAME },
    IFD2: { DateTimeOriginal: '2026:11:01 10:20:30' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '35/1 37/1 34/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '134/1 48/1 29/1',
    },
  })
  .withMetadata({ orientation: 6 })
  .toBuffer()
const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#20d020' } })
  .png()
  .toBuffer()

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

test('only its member reads a photo, in the size asked for, and nobody keeps it on the way (R51)', async () => {
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

const headerOnly = (width: number, height: number): Uint8Array => {
  const crc = (bytes: Buffer) => {
    let value = 0xffffffff
    for (const byte of bytes) {
      value ^= byte
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
    }
    return (value ^ 0xffffffff) >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0, 0, 0, 1, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('what is no photo is refused by its bytes, whatever it says it is (R51)', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  const refusedWith = async (picture: Uint8Array) => {
    const { status, body } = await put(token, action, randomIdentifier(), picture)
    return [status, body.errors?.[0]?.message]
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
  expect(await refusedWith(svg)).toEqual([422, PHOTO_REFUSALS.unknown])
  expect(await refusedWith(Buffer.alloc(0))).toEqual([422, PHOTO_REFUSALS.unknown])
  expect(await refusedWith(heic)).toEqual([422, PHOTO_REFUSALS.heic])
  expect(await refusedWith(Buffer.concat([withPlace.subarray(0, 4), Buffer.alloc(200)]))).toEqual([
    422,
    PHOTO_REFUSALS.unreadable,
  ])
  expect(await refusedWith(headerOnly(9000, 9000))).toEqual([422, PHOTO_REFUSALS.tooManyPixels])
  const heavy = Buffer.concat([small, Buffer.alloc(10 * 1024 * 1024)])
  expect(await refusedWith(heavy)).toEqual([413, PHOTO_REFUSALS.tooLarge])
  expect(await photos.list(`accounts/${account}/`)).toEqual([])
})

const BOMBS: Record<
  Exclude<PictureBomb, 'a GIF of 2,000 frames' | `an AVIF ${string}`>,
  keyof typeof PHOTO_REFUSALS
> = {
  'a PNG of 30,000 by 30,000': 'tooManyPixels',
  'a PNG of 7,000 by 7,000 in sixteen bits': 'tooDeep',
  'a PNG that says two sizes': 'unreadable',
  'a PNG of 5,000 frames': 'moving',
  'a JPEG of 60,000 by 60,000': 'tooLong',
  'a JPEG of 5,000 scans': 'tooManyScans',
  'a JPEG of twenty scans of 49 megapixels': 'tooManyScans',
  'a JPEG that says two sizes': 'unreadable',
  'a WebP of 2,000 frames': 'moving',
  'a WebP that says two sizes': 'unreadable',
}

test('expensive pictures are refused before they are decoded, and nothing of them is stored', async () => {
  const { token, account } = await aMember()
  const action = await aRecord(token)
  for (const [name, problem] of Object.entries(BOMBS)) {
    const { status, body } = await put(token, action, randomIdentifier(), PICTURE_BOMBS[name as PictureBomb])
    expect([name, status, body.errors?.[0]?.message]).toEqual([name, 422, PHOTO_REFUSALS[problem]])
  }
  expect(await photos.list(`accounts/${account}/`)).toEqual([])
})

test('while a picture of the account is decoded elsewhere, a photo gets a Retry-After', async () => {
  const [{ token, account }, other] = [await aMember(), await aMember()]
  const [action, others] = [await aRecord(token), await aRecord(other.token)]
  const decodingUntil = (at: number) =>
    site.db.prepare('UPDATE accounts SET decoding_until = ? WHERE id = ?').bind(at, account).run()
  const photo = randomIdentifier()
  await decodingUntil(Date.now() + 60_000)
  const busy = await fetch(`${site.url}/v1${pathOf(action, photo)}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(small),
  })
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await busy.json()).toEqual({
    errors: [
      { code: 'E10429', message: 'ほかの画像を処理しています。5秒ほど待ってから、もう一度お試しください。' },
    ],
  })
  expect((await put(other.token, others, randomIdentifier(), small)).status).toBe(200)
  expect(await photos.list(`accounts/${account}/`)).toEqual([])
  // The lock has expired.
  await decodingUntil(Date.now() - 1)
  expect((await put(token, action, photo, small)).status).toBe(200)
  const left = await site.db
    .prepare('SELECT decoding_until AS at FROM accounts WHERE id = ?')
    .bind(account)
    .first('at')
  expect(left).toBeNull()
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
