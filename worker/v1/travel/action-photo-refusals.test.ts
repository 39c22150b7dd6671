import { expect, test } from 'vitest'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { PHOTO_REFUSALS } from '#domain/travel/photo-format.ts'
import { PICTURE_BOMBS, type PictureBomb } from '#tests/picture-bombs.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { pathOf, photosOn, small, withPlace } from './action-photos.fixture.ts'

const site = await sharedSite()
const { photos, aMember, aRecord, put } = await photosOn(site)

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

test('a file that is no photo is refused by its bytes, whatever its type (R51)', async () => {
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
