import sharp from 'sharp'
import { expect, test } from 'vitest'
import { FALLBACK_IMAGE_ADDRESS, imageUrl } from '#domain/image.ts'
import { get, getText } from '#tests/worker/client.ts'
import { elements } from '#tests/worker/html.ts'

const HOST = 'https://images.tabishirube.example'

const sizeOf = async (path: string) => {
  const { width, height } = await sharp(await (await get(path)).arrayBuffer()).metadata()
  return { width, height }
}

test.each(['', 'not an address', 'https://evil.example/a.jpg', 'javascript:alert(1)'])(
  'the address %j shows the fallback picture, which is there (R249)',
  async (address) => {
    const path = imageUrl({ address }, 'lg', HOST)
    expect(path).toContain(FALLBACK_IMAGE_ADDRESS.replace('{address}', HOST))
    expect(await sizeOf(path)).toEqual({ width: 1024, height: 512 })
  },
)

test.each(['/', '/spots', '/spots/kinosaki-onsen', '/features'])(
  'every picture of %s is served (R108, R248)',
  async (path) => {
    const pictures = elements(await getText(path), 'img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const { src = '', srcset = '' } of pictures)
      for (const url of [src, ...srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')].filter(
        Boolean,
      )) {
        const response = await get(url, { accept: 'image/webp' })
        expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/webp'])
      }
  },
)

test('a picture has the shape that the page keeps free for it (R248)', async () => {
  for (const { src = '', width, height } of elements(await getText('/spots/kinosaki-onsen'), 'img')) {
    const real = await sizeOf(src)
    expect([src, (real.width ?? 0) / (real.height ?? 1)]).toEqual([
      src,
      expect.closeTo(Number(width) / Number(height), 1),
    ])
  }
})
