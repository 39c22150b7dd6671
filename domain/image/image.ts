import type { Picture } from './picture.ts'

type Size = { width: number; height: number | null }

/** Sizes in CSS pixels (spec §9). Every picture is cropped to cover, except `base:src`, which keeps its own height. */
export const IMAGE_PRESETS = {
  xs: { width: 128, height: 64 },
  sm200: { width: 200, height: 100 },
  sm: { width: 256, height: 128 },
  base: { width: 512, height: 256 },
  lg: { width: 1024, height: 512 },
  xl: { width: 2048, height: 1024 },
  discover: { width: 1200, height: 600 },
  ogp: { width: 1200, height: 630 },
  'xs:square': { width: 128, height: 128 },
  'sm:square': { width: 256, height: 256 },
  'xs:cover': { width: 128, height: 96 },
  'sm200:cover': { width: 200, height: 150 },
  'sm:cover': { width: 256, height: 192 },
  'base:cover': { width: 512, height: 384 },
  'lg:cover': { width: 1024, height: 768 },
  'base:src': { width: 512, height: null },
  'top:sm': { width: 480, height: 360 },
  'top:base': { width: 1200, height: 600 },
  'feature:base': { width: 1024, height: 400 },
  'feature:sm': { width: 512, height: 200 },
} as const satisfies Record<string, Size>

/**
 * Sizes between the presets, in the same shapes: presets double in size, so a screen that needs slightly more than
 * one would load four times its pixels.
 */
export const SCREEN_IMAGE_SIZES = {
  'screen:384x288': { width: 384, height: 288 },
  'screen:640x480': { width: 640, height: 480 },
  'screen:768x384': { width: 768, height: 384 },
  'screen:1536x768': { width: 1536, height: 768 },
  'screen:1536x600': { width: 1536, height: 600 },
} as const satisfies Record<string, Size>

/** Sizes that pages may offer in `srcset`. */
export type PageImageSize = keyof typeof IMAGE_PRESETS | keyof typeof SCREEN_IMAGE_SIZES

/** Sizes that pages offer per shape, from small to large. */
export const COVER_SIZES = [
  'sm:cover',
  'screen:384x288',
  'screen:640x480',
  'lg:cover',
] as const satisfies readonly PageImageSize[]
export const SMALL_COVER_SIZES = [
  'xs:cover',
  'sm200:cover',
  'sm:cover',
  'screen:384x288',
  'base:cover',
] as const satisfies readonly PageImageSize[]
export const WIDE_SIZES = [
  'base',
  'screen:768x384',
  'lg',
  'screen:1536x768',
  'xl',
] as const satisfies readonly PageImageSize[]

/**
 * Shapes that search engines request in addition to the presets
 * (https://developers.google.com/search/docs/appearance/structured-data/article#article-types).
 */
export const SEARCH_IMAGE_SIZES = {
  'search:1x1': { width: 1200, height: 1200 },
  'search:4x3': { width: 1200, height: 900 },
  'search:16x9': { width: 1200, height: 675 },
} as const satisfies Record<string, Size>

const SIZES: Record<string, Size> = { ...IMAGE_PRESETS, ...SCREEN_IMAGE_SIZES, ...SEARCH_IMAGE_SIZES }

/** All sizes that are served. */
export const SERVED_IMAGE_SIZES: readonly Size[] = Object.values(SIZES)

/** Shown for an address that cannot be served. */
export const FALLBACK_IMAGE_ADDRESS = '{address}/drawn/sample.webp'

const PREFIX = '{address}'

/** The size of a preset; `lg` for an unknown name. */
export function imageSize(preset: string): Size {
  const size = Object.hasOwn(SIZES, preset) ? SIZES[preset] : undefined
  return size ?? IMAGE_PRESETS.lg
}

/**
 * The absolute URL of an image reference: a leading `{address}` becomes the image host, an origin such as
 * `https://images.example.jp`. Empty or invalid references and other hosts give the fallback picture.
 */
export function imageSource(address: string, imageHost: string): string {
  const fallback = FALLBACK_IMAGE_ADDRESS.replace(PREFIX, imageHost)
  const absolute = address.startsWith(PREFIX) ? imageHost + address.slice(PREFIX.length) : address
  const url = URL.canParse(absolute) ? new URL(absolute) : null
  return url?.origin === imageHost && url.pathname !== '/' ? url.href : fallback
}

/**
 * The URL of an image in a preset's size, through Cloudflare's image transformations
 * (https://developers.cloudflare.com/images/transform-images/transform-via-url/). Cropped around the focal point, by
 * default the centre.
 */
export function imageUrl(
  image: Pick<Picture, 'address'> & Partial<Pick<Picture, 'focalX' | 'focalY'>>,
  preset: string,
  imageHost: string,
): string {
  const { width, height } = imageSize(preset)
  const gravity = `${image.focalX ?? 0.5}x${image.focalY ?? 0.5}`
  const crop = height === null ? [] : [`height=${height}`, 'fit=cover', `gravity=${gravity}`]
  const options = [`width=${width}`, ...crop, 'format=auto'].join(',')
  return `/cdn-cgi/image/${options}/${imageSource(image.address, imageHost)}`
}
