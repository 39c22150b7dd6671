import sharp from 'sharp'
import { imageUrl } from '#domain/image/image.ts'
import type { GridPoint } from '#domain/media/focal-grid.ts'
import { MEDIA_SIGNING_KEY, sharedSite } from '#tests/worker/member-site.ts'

export const HOST = 'https://images.tabishirube.example'
export const SECRET = MEDIA_SIGNING_KEY
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

/** The shared site with one picture of the tests in its bucket. */
export async function openImages() {
  const site = await sharedSite()
  const media = await site.miniflare.getR2Bucket('MEDIA')
  const { db } = site
  const put = (key: string) => media.put(key, banded)
  /** Uses the picture with crops around these points. */
  const focusOn = (key: string, ...points: GridPoint[]) =>
    db
      .prepare(
        "INSERT OR REPLACE INTO media_uses (kind, content_id, state, address, places, focal_points) VALUES ('spot', ?1, 'live', ?1, '[]', ?2)",
      )
      .bind(`{address}/${key}`, JSON.stringify(points))
      .run()
  await put('spots/banded.jpg')
  return {
    site,
    media,
    banded,
    put,
    db,
    focusOn,
    request: (path: string, headers: HeadersInit = WEBP) =>
      fetch(site.url + path, { headers, redirect: 'manual' }),
    /** The URL of the picture in a preset's size. */
    url: (preset: string, address = '{address}/spots/banded.jpg') => imageUrl({ address }, preset, HOST),
  }
}
