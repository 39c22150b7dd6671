import { imageSize, imageUrl, type PageImageSize } from '#domain/image/image.ts'
import type { Picture as PictureOf } from '#domain/image/picture.ts'
import { useSiteConfig } from '../site-config.ts'

type Props = {
  picture: PictureOf
  /** From small to large, with the same aspect ratio, which is the one on the page. */
  presets: readonly [PageImageSize, ...PageImageSize[]]
  /** The `sizes` value, for browsers without `auto` and for the eager picture. */
  sizes: string
  /** The one picture of a page that is loaded first (LCP). */
  eager?: boolean
  className?: string
  /** Decorative if the text beside it says the same. */
  decorative?: boolean
}

const PLAIN_WIDTH = 1024

/** `#9a8384` as `#988`: near enough for a placeholder, and half as long in documents full of pictures. */
const roughColor = (color?: string) => color?.replace(/^#(.).(.).(.).$/, '#$1$2$3')

/** A responsive picture with width and height, and its main colour as the placeholder. */
export function Picture({ picture, presets, sizes, eager = false, className, decorative = false }: Props) {
  const { imageHost } = useSiteConfig()
  const largest = presets.at(-1) ?? presets[0]
  const { width, height } = imageSize(largest)
  // The fallback without `srcset`, which search engines index.
  const plain = presets.findLast((preset) => imageSize(preset).width <= PLAIN_WIDTH) ?? presets[0]
  const sources = presets.map(
    (preset) => `${imageUrl(picture, preset, imageHost)} ${imageSize(preset).width}w`,
  )
  return (
    <img
      className={className}
      src={imageUrl(picture, plain, imageHost)}
      srcSet={sources.join(', ')}
      // Lazy pictures use `sizes=auto`: https://html.spec.whatwg.org/#sizes-attributes
      sizes={eager ? sizes : `auto, ${sizes}`}
      width={width}
      height={height ?? undefined}
      alt={decorative ? '' : picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-color={roughColor(picture.color)}
    />
  )
}
