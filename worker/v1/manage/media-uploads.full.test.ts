import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { MEDIA_REFUSALS, SAME_PICTURE } from '#domain/media/limits.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { PICTURE_BOMBS } from '#tests/picture-bombs.ts'
import { sharedSite } from '#tests/worker/member-site.ts'
import { openLibrary } from './media-library.fixture.ts'
import {
  animationControl,
  PLACE,
  phonePhoto,
  plain,
  pngOf,
  textBomb,
  zipOf,
} from './media-uploads.fixture.ts'

const site = await sharedSite()
const { db, upload, stored, fileOf } = await openLibrary(site)

test('a photo is stored upright and in its colours, without place, date and camera, under an unguessable name (R40)', async () => {
  const photo = await phonePhoto()
  expect(photo.includes(PLACE)).toBe(true)
  const { status, media } = await upload(photo, { name: 'C:\\写真\\IMG_0231.JPG' })
  expect(status).toBe(200)
  expect(media).toMatchObject({ name: 'IMG_0231', width: 2000, height: 3000, uses: 0, version: 1, alt: '' })
  expect(media.address).toMatch(/^\{address\}\/media\/[0-9a-f]{32}\.[0-9a-f]{16}\.webp$/)
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(media.color?.slice(at, at + 2) ?? '', 16))
  for (const [got, meant] of [
    [red, 0x4d],
    [green, 0x6b],
    [blue, 0x3c],
  ] as const)
    expect(Math.abs((got ?? 999) - meant)).toBeLessThan(6)

  const storedFile = await fileOf(media)
  expect(storedFile.length).toBe(media.bytes)
  for (const trace of ['TabiPhone', 'HANA', 'Exif', 'EXIF', 'GPS', '2026:11:01'])
    expect([trace, storedFile.includes(trace)]).toEqual([trace, false])
  const { format, width, exif, orientation } = await sharp(storedFile).metadata()
  expect([format, width, exif, orientation]).toEqual(['webp', 2000, undefined, undefined])

  // A page uses it, and browsers may cache it permanently.
  const source = media.address.replace('{address}', 'https://images.tabishirube.example')
  const options = 'width=512,height=256,fit=cover,gravity=0.5x0.5,format=auto'
  const shown = await fetch(`${site.url}/cdn-cgi/image/${options}/${source}`)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

test.each([
  ['png', (image: Sharp) => image.png()],
  ['webp', (image: Sharp) => image.webp()],
  ['avif', (image: Sharp) => image.avif()],
] as const)('a picture is stored as %s, whatever its name and type declare (R40)', async (format, encode) => {
  const file = await encode(plain({ png: '#203040', webp: '#403020', avif: '#304020' }[format])).toBuffer()
  const { status, media } = await upload(file, { name: 'notes.txt', type: 'text/html' })
  expect([status, media.width, media.height, media.mime]).toEqual([200, 1600, 1200, 'image/webp'])
})

test('pictures with too many pixels are refused; a large one is scaled down', async () => {
  const { media } = await upload(await plain('#808080', 6000, 3000).jpeg().toBuffer())
  expect([media.width, media.height]).toEqual([4096, 2048])
})

const small = await plain('#123456', 40, 30).png().toBuffer()
const jpeg = await plain('#654321', 400, 300).jpeg().toBuffer()
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>'
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1'),
  Buffer.alloc(64),
])
const frames = await sharp(
  await Promise.all(['#f00', '#00f'].map((colour) => plain(colour, 40, 30).png().toBuffer())),
  { join: { animated: true } },
)
  .webp({ delay: [100, 100], loop: 0 })
  .toBuffer()

const HOSTILE: Record<string, [file: Uint8Array, status: number, problem: keyof typeof MEDIA_REFUSALS]> = {
  nothing: [Buffer.alloc(0), 422, 'empty'],
  'an svg with a program': [Buffer.from(svg), 422, 'svg'],
  'an svg behind a mark of its encoding': [Buffer.from(`\uFEFF  <svg onload="alert(1)"/>`), 422, 'svg'],
  'a page': [Buffer.from('<!doctype html><script>alert(1)</script>'), 422, 'unknown'],
  'a program named like a photo': [Buffer.from('MZ\x90\0this program'), 422, 'unknown'],
  'a moving gif': [Buffer.from('GIF89a\x01\0\x01\0'), 422, 'moving'],
  'a moving webp': [frames, 422, 'moving'],
  'a moving png': [pngOf(2, 2, 6, animationControl()), 422, 'moving'],
  'a picture that is a page too': [
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    422,
    'foreign',
  ],
  'a page in a comment of a picture': [
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('\xff\xfe\x00\x20<ScRiPt>fetch("//evil.example")', 'latin1').subarray(0, 34),
      jpeg.subarray(2),
    ]),
    422,
    'foreign',
  ],
  'a picture that is an archive too': [Buffer.concat([small, zipOf('evil.class')]), 422, 'foreign'],
  'a picture that is a program too': [
    Buffer.concat([small, Buffer.from('<?php system($_GET[0]);')]),
    422,
    'foreign',
  ],
  'a document with a picture in front': [
    Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('\xff\xfe\x00\x0b%PDF-1.7\n', 'latin1'),
      jpeg.subarray(2),
    ]),
    422,
    'foreign',
  ],
  'a photo that is cut off': [jpeg.subarray(0, jpeg.length - 200), 422, 'unreadable'],
  'a png that is cut off': [small.subarray(0, small.length - 20), 422, 'unreadable'],
  'a webp that is cut off': [frames.subarray(0, frames.length - 8), 422, 'unreadable'],
  'only the beginning of a photo': [
    Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(200)]),
    422,
    'unreadable',
  ],
  'a photo whose middle is noise': [
    Buffer.concat([small.subarray(0, 60), Buffer.alloc(40, 7), small.subarray(100)]),
    422,
    'unreadable',
  ],
  'a heic without a picture': [heic, 422, 'unreadable'],
  '30,000 pixels a side': [pngOf(30_000, 30_000, 30_001 * 300), 422, 'tooLong'],
  'one long side': [pngOf(12_001, 1, 12_002), 422, 'tooLong'],
  'fifty million pixels and some': [pngOf(9000, 9000, 9001 * 9000), 422, 'tooManyPixels'],
  'eleven megabytes': [Buffer.concat([small, Buffer.alloc(11 * 1024 * 1024)]), 413, 'tooLarge'],
}

test.each(Object.entries(HOSTILE))(
  '%s is refused in Japanese and nothing of it is stored (R40)',
  async (_, [file, status, problem]) => {
    const [files, rows] = [await stored(), await db.prepare('SELECT count(*) AS n FROM media').first('n')]
    const answer = await upload(file)
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([status, MEDIA_REFUSALS[problem]])
    expect(await stored()).toEqual(files)
    expect(await db.prepare('SELECT count(*) AS n FROM media').first('n')).toBe(rows)
  },
)

test.each(Object.entries(PICTURE_BOMBS))(
  '%s is refused before it is decoded, and nothing of it is stored (R40)',
  async (_, file) => {
    const files = await stored()
    const startedAt = performance.now()
    const { status, body } = await upload(file)
    expect([status, Object.values<string>(MEDIA_REFUSALS).includes(body.errors?.[0]?.message)]).toEqual([
      422,
      true,
    ])
    expect(performance.now() - startedAt).toBeLessThan(5000)
    expect(await stored()).toEqual(files)
  },
)

test('a decompression bomb is refused, or stored without its payload (R40)', async () => {
  const bomb = pngOf(40, 30, 41 * 30, textBomb())
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const { status, media } = await upload(bomb)
  expect([200, 422]).toContain(status)
  if (status === 200) expect((await fileOf(media)).length).toBeLessThan(10_000)
  // The picture declares 40×30, its data are those of sixty megapixels.
  const liar = await upload(pngOf(40, 30, 60_000_000))
  expect([200, 422]).toContain(liar.status)
  if (liar.status === 200) expect([liar.media.width, liar.media.height]).toEqual([40, 30])
})

test('the same content is stored once, the same upload changes nothing, and a taken id is no other picture’s (R40)', async () => {
  const file = await plain('#abcdef').png().toBuffer()
  const id = randomIdentifier()
  const twice = await Promise.all([upload(file, { id }), upload(file, { id })])
  expect(twice.map(({ status, media }) => [status, media.id])).toEqual([
    [200, id],
    [200, id],
  ])
  const before = await stored()
  const again = await upload(file, { name: 'other.png' })
  expect([again.status, again.body.errors[0].message, again.media.id]).toEqual([409, SAME_PICTURE, id])
  const other = await upload(await plain('#fedcba').png().toBuffer(), { id })
  expect([other.status, other.media]).toEqual([409, undefined])
  expect(await stored()).toEqual(before)
})
