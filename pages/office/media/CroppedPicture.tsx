import { imageUrl } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import { cropBox } from '#domain/media/crop.ts'
import { useSiteConfig } from '#renderer/site-config.ts'

type Size = { width: number; height: number }
type Props = {
  picture: Pick<Picture, 'address'>
  /** Size of the whole picture. */
  size: Size
  shape: Size
  focal: { x: number; y: number }
  label: string
  className?: string | undefined
}

/**
 * A picture cropped around a focal point in the browser, so that it follows while dragging; the server only serves
 * crops around saved points.
 */
export function CroppedPicture({ picture, size, shape, focal, label, className }: Props) {
  const { imageHost } = useSiteConfig()
  const { left, top, width, height } = cropBox(size, shape, focal)
  return (
    <svg className={className} viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
      <image href={imageUrl(picture, 'base:src', imageHost)} width={size.width} height={size.height} />
    </svg>
  )
}
