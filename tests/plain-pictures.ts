import type { Miniflare } from 'miniflare'
import sharp from 'sharp'
import { FALLBACK_IMAGE_ADDRESS } from '#domain/image/image.ts'
import { PICTURE_MIME, PICTURE_SIZE } from '#seed/picture-source.ts'

const PICTURE = { ...PICTURE_SIZE, channels: 3, background: '#8d9088' } as const

const DRAWN = "SELECT address FROM media WHERE address LIKE '{address}/drawn/%'"

const AT_ONCE = 20

/** One picture in place of all those of the sample content: sizes of it are made faster. */
export const putPlainPictures = async (miniflare: Miniflare): Promise<void> => {
  const picture = await sharp({ create: PICTURE }).webp().toBuffer()
  const db = await miniflare.getD1Database('DB')
  const { results } = await db.prepare(DRAWN).all<{ address: string }>()
  const media = await miniflare.getR2Bucket('MEDIA')
  const httpMetadata = { contentType: PICTURE_MIME }
  const put = (address: string) => media.put(address.replace('{address}/', ''), picture, { httpMetadata })
  const addresses = [FALLBACK_IMAGE_ADDRESS, ...results.map(({ address }) => address)]
  // On a busy machine, workerd resets connections when all of them come at once.
  for (let at = 0; at < addresses.length; at += AT_ONCE)
    await Promise.all(addresses.slice(at, at + AT_ONCE).map(put))
}
