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

const urlsOf = ({ src = '', srcset = '' }: Record<string, string>) =>
  [src, ...srcset.split(', ').map((entry) => entry.split(' ')[0] ?? '')].filter(Boolean)

test.each(['/', '/spots/kinosaki-onsen'])(
  'every picture of %s is served in every size (R108, R248)',
  async (path) => {
    const urls = new Set(elements(await getText(path), 'img').flatMap(urlsOf))
    expect(urls.size).toBeGreaterThan(0)
    for (const url of urls) {
      const { status, headers } = await get(url, { accept: 'image/webp' })
      expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/webp'])
    }
  },
  // Every one of them is really made.
  60_000,
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
