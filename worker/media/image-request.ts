import { SERVED_IMAGE_SIZES } from '#domain/image/image.ts'
import { gravityAt, gridPoint } from '#domain/media/focal-grid.ts'

/** One picture in one size: `height` is `null` where the picture keeps its aspect ratio. */
export type ImageRequest = {
  /** The object's key in the media bucket. */
  key: string
  width: number
  height: number | null
  /** The focal point of a crop, 0–1 each way. */
  gravity: { x: number; y: number }
}

const SIZES = new Set(SERVED_IMAGE_SIZES.map(({ width, height }) => `${width}x${height}`))

/**
 * Parses `width=…,height=…,fit=cover,gravity=…x…,format=auto/https://image-host/key`, the part of the path behind
 * `/cdn-cgi/image/`. Only the sizes of pages and of search engines, and only our own image host are accepted: `null`
 * for anything else.
 */
export function parseImageRequest(rest: string, imageHost: string): ImageRequest | null {
  const slash = rest.indexOf('/')
  const options = new Map(
    rest
      .slice(0, slash)
      .split(',')
      .map((pair) => pair.split('=') as [string, string]),
  )
  const source = rest.slice(slash + 1).replace(/^(https?:)\/+/, '$1//')
  const width = Number(options.get('width'))
  const height = options.has('height') ? Number(options.get('height')) : null
  const [x = 0.5, y = 0.5] = (options.get('gravity') ?? '0.5x0.5').split('x').map(Number)
  const inFrame = [x, y].every((value) => value >= 0 && value <= 1)
  if (slash < 1 || !SIZES.has(`${width}x${height}`) || !inFrame || !source.startsWith(`${imageHost}/`))
    return null
  const key = decodedKey(source.slice(imageHost.length + 1))
  return key === null ? null : { key, width, height, gravity: gravityAt(gridPoint({ x, y })) }
}

/** The prefix of derived pictures, which are never a source. All of them can be made again. */
export const DERIVED = 'derived/'

/** In bytes. R2 refuses longer keys (https://developers.cloudflare.com/r2/platform/limits/). */
const MAX_KEY_LENGTH = 1024
const encoder = new TextEncoder()

/** The key in an address; `null` where it is malformed, or is no source. */
export function decodedKey(written: string): string | null {
  try {
    const key = decodeURIComponent(written)
    const isTooLong = encoder.encode(key).length > MAX_KEY_LENGTH
    return key === '' || isTooLong || key.startsWith(DERIVED) ? null : key
  } catch {
    return null
  }
}
