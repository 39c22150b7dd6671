import { type ImagePreset, imageSize, imageUrl } from '#domain/image.ts'
import type { Picture as PictureOf } from '#domain/picture.ts'
import { useSiteConfig } from '../site-config.ts'

type Props = {
  picture: PictureOf
  /** From small to large, all of one shape; the first one's shape is the shape on the page. */
  presets: readonly [ImagePreset, ...ImagePreset[]]
  /** How wide the picture stands, as the `sizes` attribute says it. */
  sizes: string
  /** The one picture of a page that must come first. */
  eager?: boolean
  className?: string
  /** Where the words beside it say the same, the picture is decoration. */
  decorative?: boolean
}

/** A picture with its width and height, in the sizes the screen may want, and in its colour until it is there. */
export function Picture({ picture, presets, sizes, eager = false, className, decorative = false }: Props) {
  const { imageHost } = useSiteConfig()
  const largest = presets.at(-1) ?? presets[0]
  const { width, height } = imageSize(largest)
  const sources = presets.map(
    (preset) => `${imageUrl(picture, preset, imageHost)} ${imageSize(preset).width}w`,
  )
  return (
    <img
      className={className}
      src={imageUrl(picture, presets[0], imageHost)}
      srcSet={sources.join(', ')}
      sizes={sizes}
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
