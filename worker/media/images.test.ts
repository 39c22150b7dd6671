import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { IMAGE_PRESETS, imageUrl } from '#domain/image.ts'
import { serveEmptySite } from '#tests/sites.ts'
import { get } from '#tests/worker/client.ts'

const HOST = 'https://images.tabishirube.example'
const WEBP = { accept: 'image/avif,image/webp,*/*' }
const JPEG = { accept: 'image/jpeg' }

const site = await serveEmptySite('images')
afterAll(site.stop)
const media = await site.miniflare.getR2Bucket('MEDIA')

/** Four to three: red at the sides, blue in the middle 1200 of 1600. */
const banded = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d02020' } })
  .composite([
    {
      input: { create: { width: 1200, height: 1200, channels: 3, background: '#2020d0' } },
      left: 200,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer()
const put = (key: string) => media.put(key, banded)
await put('spots/banded.jpg')

const ADDRESS = '{address}/spots/banded.jpg'
const ask = (path: string, headers: HeadersInit = WEBP) => get(path, headers, site.url.origin)
const url = (preset: string, address = ADDRESS) => imageUrl({ address }, preset, HOST)
const decoded = async (response: Response) => sharp(await response.arrayBuffer())

test.each(Object.entries(IMAGE_PRESETS))(
  'the preset %s is really that size (R247, R248)',
  async (name, { width, height }) => {
    const response = await ask(url(name))
    expect(response.status).toBe(200)
    const picture = await (await decoded(response)).metadata()
    // Without a height the picture keeps its own shape, 4 to 3.
    expect([picture.width, picture.height]).toEqual([width, height ?? (width * 3) / 4])
  },
)

test('an unknown preset is the large one (R248)', async () => {
  const { width, height } = await (await decoded(await ask(url('no-such-preset')))).metadata()
  expect([width, height]).toEqual([1024, 512])
})

test('a browser that takes webp gets it, another one gets jpeg, and caches are told why (R248)', async () => {
  for (const [headers, type, format] of [
    [WEBP, 'image/webp', 'webp'],
    [JPEG, 'image/jpeg', 'jpeg'],
  ] as const) {
    const response = await ask(url('lg'), headers)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('accept')
    expect((await (await decoded(response)).metadata()).format).toBe(format)
  }
})

test('a picture is cropped around its middle and never squeezed (R247)', async () => {
  const { channels } = await (await decoded(await ask(url('xs:square'), JPEG))).stats()
  const [red, , blue] = channels
  expect(red?.max).toBeLessThan(80)
  expect(blue?.min).toBeGreaterThan(160)
})

test('a picture may be kept for a day and is not sent again to who has it', async () => {
  const first = await ask(url('sm'))
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400, stale-while-revalidate=604800')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  expect((await ask(url('sm'), { ...WEBP, 'if-none-match': etag })).status).toBe(304)
  expect((await ask(url('sm'), { ...JPEG, 'if-none-match': etag })).status).toBe(200)
})

test('a size that was made once is answered from the cache', async () => {
  await put('spots/gone.jpg')
  const path = url('base', '{address}/spots/gone.jpg')
  const first = Buffer.from(await (await ask(path)).arrayBuffer())
  await media.delete('spots/gone.jpg')
  const again = await ask(path)
  expect(again.status).toBe(200)
  expect(Buffer.from(await again.arrayBuffer()).equals(first)).toBe(true)
  expect((await ask(url('lg', '{address}/spots/gone.jpg'))).status).toBe(404)
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
  const response = await ask(`/cdn-cgi/image/${rest}`)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
})
