import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm'
import { imageSource } from '#domain/image/image.ts'
import type { SharingCard } from '#domain/image/sharing-card.ts'
import { decodedKey } from '../media/image-request.ts'
import { makePicture } from '../media/make-picture.ts'
import { CARD_PICTURE, cardSvg } from './card-svg.ts'
import { typeface } from './load-typeface.ts'

let started: Promise<void> | undefined

const QUALITY = 88

/** One card as a JPEG: text and picture are composed as SVG, rasterised, and compressed. */
export async function drawCard(card: SharingCard, env: Env): Promise<ArrayBuffer> {
  started ??= initWasm(resvgWasm)
  const [type, picture] = await Promise.all([typeface(env.ASSETS), pictureOf(card, env), started])
  const png = new Resvg(cardSvg(card, picture, type)).render().asPng()
  const output = await env.IMAGES.input(new Blob([png as Uint8Array<ArrayBuffer>]).stream()).output({
    format: 'image/jpeg',
    quality: QUALITY,
  })
  return output.response().arrayBuffer()
}

/** The page's picture, cropped for the card, as a data URL; `null` when it is missing in the bucket. */
async function pictureOf({ picture }: SharingCard, env: Env): Promise<string | null> {
  const key = decodedKey(imageSource(picture.address, env.IMAGE_HOST).slice(env.IMAGE_HOST.length + 1))
  const source = key && (await env.MEDIA.get(key))
  if (!key || !source) return null
  const request = { key, ...CARD_PICTURE, gravity: { x: picture.focalX ?? 0.5, y: picture.focalY ?? 0.5 } }
  const jpeg = await makePicture(env.IMAGES, await source.arrayBuffer(), request, 'image/jpeg')
  return `data:image/jpeg;base64,${base64(new Uint8Array(jpeg))}`
}

const CHUNK = 0x8000

/** In chunks: a call takes fewer arguments than a picture has bytes. */
function base64(bytes: Uint8Array): string {
  let binary = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(binary)
}
