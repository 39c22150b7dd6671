import sharp from 'sharp'
import { imageUrl } from '#domain/image.ts'
import { serveEmptySite } from '#tests/sites.ts'

export const HOST = 'https://images.tabishirube.example'
export const SECRET = 'a secret of the test'
export const WEBP = { accept: 'image/webp,*/*' }

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

export const decoded = async (response: Response) => sharp(await response.arrayBuffer())

/** A site that has one picture, and nothing else. Whoever opens it stops it. */
export async function serveImages(name: string) {
  const site = await serveEmptySite(name, { vars: { MEDIA_SIGNING_KEY: SECRET } })
  const media = await site.miniflare.getR2Bucket('MEDIA')
  const put = (key: string) => media.put(key, banded)
  await put('spots/banded.jpg')
  return {
    site,
    media,
    banded,
    put,
    ask: (path: string, headers: HeadersInit = WEBP) =>
      fetch(site.url.origin + path, { headers, redirect: 'manual' }),
    /** Where the picture is served in a preset's size. */
    url: (preset: string, address = '{address}/spots/banded.jpg') => imageUrl({ address }, preset, HOST),
  }
}
