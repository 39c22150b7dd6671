import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FALLBACK_IMAGE_ADDRESS, imageUrl } from '#domain/image/image.ts'
import { isFullRun } from '#tests/full-run.ts'
import { get, getText } from '#tests/worker/client.ts'
import { elements } from '#tests/worker/html.ts'

const HOST = 'https://images.tabishirube.example'

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(await (await get(path)).arrayBuffer()).metadata()
  return { width, height }
}

test.each(['', 'not an address', 'https://evil.example/a.jpg', 'javascript:alert(1)'])(
  'the address %j shows the fallback picture, which exists (R249)',
  async (address) => {
    const path = imageUrl({ address }, 'lg', HOST)
    expect(path).toContain(FALLBACK_IMAGE_ADDRESS.replace('{address}', HOST))
    expect(await sizeOf(path)).toEqual({ width: 1024, height: 512 })
  },
)

const urlsOf = ({ src = '', srcset = '' }: Record<string, string>) =>
  [src, ...srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')].filter(Boolean)

/** `width=512,height=256,fit=cover,…`: the requested size, without the focal point. */
const sizeIn = (url: string) => url.split('/')[3]?.replace(/,gravity=[^,]*/, '') ?? ''
const pictureIn = (url: string) => url.split('/').slice(4).join('/')

test('every picture of a page is served, in every requested size (R108, R248)', async () => {
  const pages = await Promise.all(['/', '/spots/kinosaki-onsen'].map(getText))
  const urls = [...new Set(pages.flatMap((page) => elements(page, 'img').flatMap(urlsOf)))]
  const [sizes, pictures] = [new Set(urls.map(sizeIn)), new Set(urls.map(pictureIn))]
  expect(sizes.size).toBeGreaterThan(5)
  expect(pictures.size).toBeGreaterThan(20)
  // The pictures are really made: enough combinations to cover every picture and every size, and outside of a full run
  // every size.
  const requested = urls.filter((url) => {
    const isNew = [sizes.delete(sizeIn(url)), isFullRun && pictures.delete(pictureIn(url))]
    return isNew.includes(true)
  })
  for (const url of requested) {
    const { status, headers } = await get(url, { accept: 'image/webp' })
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/webp'])
  }
}, 60_000)

test('a picture has the aspect ratio that the page reserves (R248)', async () => {
  const shown = elements(await getText('/spots/kinosaki-onsen'), 'img')
  expect(shown.length).toBeGreaterThan(3)
  for (const { src = '', width, height } of isFullRun ? shown : shown.slice(0, 4)) {
    const real = await sizeOf(src)
    expect([src, (real.width ?? 0) / (real.height ?? 1)]).toEqual([
      src,
      expect.closeTo(Number(width) / Number(height), 1),
    ])
  }
})
