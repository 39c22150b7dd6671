import { imageSize, imageUrl, type PageImageSize } from '#domain/image/image.ts'
import type { Picture as PictureOf } from '#domain/image/picture.ts'
import { useSiteConfig } from '../site-config.ts'

type Props = {
  picture: PictureOf
  /** From small to large, all of one shape; the first one's shape is the shape on the page. */
  presets: readonly [PageImageSize, ...PageImageSize[]]
  /** How wide the picture stands, for browsers that do not measure it themselves and for the eager one. */
  sizes: string
  /** The one picture of a page that must come first. */
  eager?: boolean
  className?: string
  /** Where the words beside it say the same, the picture is decoration. */
  decorative?: boolean
}

const PLAIN_WIDTH = 1024

/** A picture with its width and height, in the sizes the screen may want, and in its colour until it is there. */
export function Picture({ picture, presets, sizes, eager = false, className, decorative = false }: Props) {
  const { imageHost } = useSiteConfig()
  const largest = presets.at(-1) ?? presets[0]
  const { width, height } = imageSize(largest)
  // What is shown where `srcset` is not read: search engines take it for the picture.
  const plain = presets.findLast((preset) => imageSize(preset).width <= PLAIN_WIDTH) ?? presets[0]
  const sources = presets.map(
    (preset) => `${imageUrl(picture, preset, imageHost)} ${imageSize(preset).width}w`,
  )
  return (
    <img
      className={className}
      src={imageUrl(picture, plain, imageHost)}
      srcSet={sources.join(', ')}
      // What is loaded late is measured by the browser: https://html.spec.whatwg.org/#sizes-attributes
      sizes={eager ? sizes : `auto, ${sizes}`}
      width={width}
      height={height ?? undefined}
      alt={decorative ? '' : picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      data-color={picture.color}
    />
  )
}
