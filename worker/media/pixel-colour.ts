import { viewOf } from '#domain/media/bytes.ts'

const SIGNATURE_LENGTH = 8
/** Bytes of a pixel by the colour type of a PNG with eight bits a channel: grey, RGB, grey and alpha, RGBA. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 }

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** The chunks of a PNG, by name. */
function chunksOf(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = viewOf(bytes)
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let at = SIGNATURE_LENGTH; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.set(name, bytes.subarray(at + 8, at + 8 + view.getUint32(at)))
  }
  return chunks
}

const inflated = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(
      new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate')),
    ).arrayBuffer(),
  )

/**
 * The colour of a PNG of one pixel, on white where it is transparent; `null` for any other PNG. The first pixel of a
 * PNG is unfiltered, whatever filter its line has.
 */
export async function pixelColour(png: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const chunks = chunksOf(png)
  const [header, data] = [chunks.get('IHDR'), chunks.get('IDAT')]
  const channels = CHANNELS[header?.[9] ?? -1]
  if (!header || !data || !channels || header[8] !== 8) return null
  const [, ...pixel] = await inflated(data)
  if (pixel.length !== channels) return null
  const isGrey = channels < 3
  const alpha = channels % 2 === 0 ? (pixel.at(-1) ?? 255) / 255 : 1
  const colours = isGrey ? [pixel[0], pixel[0], pixel[0]] : pixel.slice(0, 3)
  return `#${colours.map((value = 0) => hex(value * alpha + 255 * (1 - alpha))).join('')}`
}
