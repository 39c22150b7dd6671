import type { Miniflare } from 'miniflare'
import sharp from 'sharp'
import { FALLBACK_IMAGE_ADDRESS } from '#domain/image/image.ts'

/** The size of the sample content's drawings (seed/pictures/scene.ts). */
const PICTURE = { width: 2400, height: 1350, channels: 3, background: '#8d9088' } as const

const DRAWINGS = "SELECT address FROM media WHERE address LIKE '{address}/drawn/%'"

/** Replaces every drawing of the sample content by one picture: drawing them would take longer than many tests. */
export const putPlainPictures = async (miniflare: Miniflare): Promise<void> => {
  const picture = await sharp({ create: PICTURE }).jpeg().toBuffer()
  const db = await miniflare.getD1Database('DB')
  const { results } = await db.prepare(DRAWINGS).all<{ address: string }>()
  const media = await miniflare.getR2Bucket('MEDIA')
  const httpMetadata = { contentType: 'image/jpeg' }
  const put = (address: string) => media.put(address.replace('{address}/', ''), picture, { httpMetadata })
  await Promise.all([FALLBACK_IMAGE_ADDRESS, ...results.map(({ address }) => address)].map(put))
}
