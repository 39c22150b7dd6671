import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IMAGE_PRESETS, imageUrl } from '#domain/image/image.ts'
import { decoded, HOST, openImages, SECRET, WEBP } from './image-site.fixture.ts'
import { signedPath } from './signature.ts'

const JPEG = { accept: 'image/jpeg' }
const AVIF = { accept: 'image/avif,image/webp,*/*' }

const { site, media, put, request, url, focusOn } = await openImages()

test.each(Object.entries(IMAGE_PRESETS))(
  'the preset %s has that size (R247, R248)',
  async (name, { width, height }) => {
    const response = await request(url(name))
    expect(response.status).toBe(200)
    const picture = await (await decoded(response)).metadata()
    // Without a height the picture keeps its aspect ratio, 4 to 3.
    expect([picture.width, picture.height]).toEqual([width, height ?? (width * 3) / 4])
  },
)

test('an unknown preset is the large one (R248)', async () => {
  const { width, height } = await (await decoded(await request(url('no-such-preset')))).metadata()
  expect([width, height]).toEqual([1024, 512])
})

test('browsers with WebP get it, others JPEG, and Vary is set (R248)', async () => {
  for (const [headers, type, format] of [
    [WEBP, 'image/webp', 'webp'],
    [JPEG, 'image/jpeg', 'jpeg'],
  ] as const) {
    const response = await request(url('lg'), headers)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('accept')
    expect((await (await decoded(response)).metadata()).format).toBe(format)
  }
})

test('a picture is cropped around its centre and never distorted (R247)', async () => {
  const { channels } = await (await decoded(await request(url('xs:square'), JPEG))).stats()
  const [red, , blue] = channels
  expect(red?.max).toBeLessThan(80)
  expect(blue?.min).toBeGreaterThan(160)
})

test('a picture may be cached for a day and is revalidated by ETag', async () => {
  const first = await request(url('sm'))
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  expect((await request(url('sm'), { ...WEBP, 'if-none-match': etag })).status).toBe(304)
  expect((await request(url('sm'), { ...JPEG, 'if-none-match': etag })).status).toBe(200)
})

test('an existing size is served from the cache', async () => {
  await put('spots/gone.jpg')
  const path = url('base', '{address}/spots/gone.jpg')
  const first = Buffer.from(await (await request(path)).arrayBuffer())
  await media.delete('spots/gone.jpg')
  const again = await request(path)
  expect(again.status).toBe(200)
  expect(Buffer.from(await again.arrayBuffer()).equals(first)).toBe(true)
  expect((await request(url('lg', '{address}/spots/gone.jpg'))).status).toBe(404)
})

const OPTIONS = 'width=1024,height=512,fit=cover,gravity=0.5x0.5,format=auto'

test.each([
  ['a size that no preset has', `width=1000,height=500,fit=cover,format=auto/${HOST}/spots/banded.jpg`],
  ['a size without bounds', `width=99999,height=99999,fit=cover,format=auto/${HOST}/spots/banded.jpg`],
  ['another host', `${OPTIONS}/https://evil.example/spots/banded.jpg`],
  ['a host that begins like ours', `${OPTIONS}/${HOST}.evil.example/spots/banded.jpg`],
  ['a picture that is not there', `${OPTIONS}/${HOST}/spots/nothing.jpg`],
  [
    'a focal point outside',
    `width=1024,height=512,fit=cover,gravity=7x0,format=auto/${HOST}/spots/banded.jpg`,
  ],
  ['no picture', `${OPTIONS}/`],
  ['nothing', ''],
])('%s is not served (R247–R249)', async (_, rest) => {
  const response = await request(`/cdn-cgi/image/${rest}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

/** Four vertical quarters, from left to right. */
const QUARTERS = ['#d02020', '#20d020', '#2020d0', '#d0d020']
const quarters = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#000000' } })
  .composite(
    QUARTERS.map((background, index) => ({
      input: { create: { width: 400, height: 400, channels: 3 as const, background } },
      left: index * 400,
      top: 0,
    })),
  )
  .png()
  .toBuffer()
await media.put('spots/quarters.png', quarters)
await focusOn('spots/quarters.png', [0, 10], [8, 10], [13, 10], [20, 10])

const middleOf = async (response: Response) => {
  const { data } = await (await decoded(response)).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  return [...data].map((channel) => (channel > 128 ? 1 : 0)).join('')
}

test.each([
  [0, '100'],
  [0.375, '010'],
  [0.625, '001'],
  [1, '110'],
])('a square around the focal point %d shows that part (R247)', async (focalX, colour) => {
  const path = imageUrl({ address: '{address}/spots/quarters.png', focalX, focalY: 0.5 }, 'sm:square', HOST)
  const response = await request(path)
  expect((await (await decoded(response.clone())).metadata()).width).toBe(256)
  expect(await middleOf(response)).toBe(colour)
})

const derivativesOf = async (key: string) =>
  (await media.list({ prefix: `derived/${key}/` })).objects.map((object) => object.key)

test('a browser with avif gets it as soon as it is made, and webp until then', async () => {
  await put('spots/modern.jpg')
  const path = url('lg', '{address}/spots/modern.jpg')
  const first = await request(path, AVIF)
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=300')
  await expect.poll(async () => (await request(path, AVIF)).headers.get('content-type')).toBe('image/avif')
  const { format, width, height } = await (await decoded(await request(path, AVIF))).metadata()
  expect([format, width, height]).toEqual(['heif', 1024, 512])
})

test('derived pictures are stored in the bucket, and made again when the source is replaced', async () => {
  await put('spots/kept.jpg')
  const path = url('sm', '{address}/spots/kept.jpg')
  await request(path)
  const [key = '', ...more] = await derivativesOf('spots/kept.jpg')
  expect([more, key]).toEqual([[], expect.stringMatching(/\/256x128@0\.5,0\.5\.webp$/)])
  const marked = await sharp({ create: { width: 256, height: 128, channels: 3, background: '#20d020' } })
    .webp()
    .toBuffer()
  await media.put(key, marked)
  await purge()
  expect(await middleOf(await request(path))).toBe('010')
  await media.put('spots/kept.jpg', quarters)
  await purge()
  expect(await middleOf(await request(path))).not.toBe('010')
  expect(await derivativesOf('spots/kept.jpg')).toHaveLength(2)
})

/** Empties the edge cache. */
async function purge() {
  const cache = (await site.miniflare.getCaches()).default
  const key = encodeURIComponent('derived/spots/kept.jpg/any/256x128@0.5,0.5.webp')
  await cache.delete(`${site.url}/${key}`)
}

test('no derived picture is itself a source', async () => {
  await put('derived/spots/x.jpg')
  expect((await request(url('lg', '{address}/derived/spots/x.jpg'))).status).toBe(404)
  expect((await request(await signedPath('/media/derived/spots/x.jpg', SECRET))).status).toBe(404)
})

test('a picture with a content hash in its name is cached permanently', async () => {
  await put('spots/a.3f2a9c1b7d.jpg')
  const response = await request(url('xs', '{address}/spots/a.3f2a9c1b7d.jpg'))
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
