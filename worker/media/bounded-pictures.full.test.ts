import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { IMAGE_PRESETS, imageUrl, SERVED_IMAGE_SIZES } from '#domain/image/image.ts'
import { gravityAt, MAX_FOCAL_POINTS, MIDDLE } from '#domain/media/focal-grid.ts'
import { derivativeKey } from './derivatives.ts'
import { formatsFor } from './formats.ts'
import { HOST, openImages } from './image-site.fixture.ts'

const { media, put, request, focusOn, db } = await openImages()

const derivativesOf = async (key: string) => (await media.list({ prefix: `derived/${key}/` })).objects.length
const cropUrl = (key: string, focalX: number, focalY: number) =>
  imageUrl({ address: `{address}/${key}`, focalX, focalY }, 'xs', HOST)
const grid = Array.from({ length: 21 }, (_, index) => index / 20)

/** Requests crops all over a picture, like an attacker filling the bucket. */
const requestEverywhere = async (key: string) => {
  for (const y of [0, 0.35, 0.7, 1])
    for (const answer of await Promise.all(grid.map((x) => request(cropUrl(key, x, y)))))
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true])
}

test('crops are made around the picture’s own focal point only, and no others are stored', async () => {
  await put('spots/attacked.jpg')
  await requestEverywhere('spots/attacked.jpg')
  expect(await derivativesOf('spots/attacked.jpg')).toBe(1)
  await put('spots/focused.jpg')
  await focusOn('spots/focused.jpg', [6, 14])
  await requestEverywhere('spots/focused.jpg')
  expect(await derivativesOf('spots/focused.jpg')).toBe(2)
  const own = await request(cropUrl('spots/focused.jpg', 0.31, 0.7))
  const foreign = await request(cropUrl('spots/focused.jpg', 0.1, 0.9))
  expect(own.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(foreign.headers.get('cache-control')).toBe('public, max-age=300')
  expect(await foreign.arrayBuffer()).toEqual(await own.arrayBuffer())
})

test('a picture with many focal points is cropped around a few of them only', async () => {
  await put('spots/loved.jpg')
  await focusOn('spots/loved.jpg', ...grid.map((x) => [x * 20, 7] as const))
  await requestEverywhere('spots/loved.jpg')
  expect(await derivativesOf('spots/loved.jpg')).toBe(1 + MAX_FOCAL_POINTS)
})

test('the focal point of the library counts as well, and an existing crop is served without a query', async () => {
  const row = await db
    .prepare('SELECT id, address FROM media LIMIT 1')
    .first<{ id: string; address: string }>()
  const key = row?.address.replace('{address}/', '') ?? ''
  await put(key)
  await db.prepare('UPDATE media SET focal_x = 0.9, focal_y = 0.1 WHERE id = ?').bind(row?.id).run()
  await request(cropUrl(key, 0.9, 0.1))
  expect(await derivativesOf(key)).toBe(1)
  await db.prepare('UPDATE media SET focal_x = 0.5, focal_y = 0.5 WHERE id = ?').bind(row?.id).run()
  const response = await request(cropUrl(key, 0.9, 0.1))
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  expect(await derivativesOf(key)).toBe(1)
})

test('options that no page uses create no other picture or size', async () => {
  await put('spots/options.jpg')
  const source = `${HOST}/spots/options.jpg`
  const { width, height } = IMAGE_PRESETS.xs
  for (const more of [
    'quality=1',
    'blur=250',
    'fit=pad',
    'rotate=90',
    'dpr=3',
    'format=json',
    'anim=true',
    'sharpen=9',
  ])
    await request(`/cdn-cgi/image/width=${width},height=${height},${more}/${source}`)
  expect(await derivativesOf('spots/options.jpg')).toBe(1)
  for (const size of ['width=129,height=64', 'width=128', 'height=64', 'width=128,height=64.5', 'width=auto'])
    expect([size, (await request(`/cdn-cgi/image/${size}/${source}`)).status]).toEqual([size, 404])
  expect(await derivativesOf('spots/options.jpg')).toBe(1)
})

const ACCEPTS = ['', 'image/webp', 'image/avif', 'image/avif,image/webp', 'image/jpeg']

test('the number of files per picture equals the documented one', () => {
  const points = [MIDDLE, ...Array.from({ length: MAX_FOCAL_POINTS }, (_, index) => [index, 0] as const)]
  const keys = SERVED_IMAGE_SIZES.flatMap(({ width, height }) =>
    ACCEPTS.flatMap((accept) =>
      formatsFor(accept, width * (height ?? width)).flatMap((format) =>
        points.map((point) =>
          derivativeKey({ key: 'a', width, height, gravity: gravityAt(point) }, 'etag', format),
        ),
      ),
    ),
  )
  const most = new Set(keys).size
  expect(readFileSync('docs/scale.md', 'utf8')).toContain(
    `at most **${most}** files can be made of one image`,
  )
})
