import { COVER_SIZES, WIDE_SIZES } from '#domain/image/image.ts'
import { ZoomLink } from '../lightbox/ZoomLink.tsx'
import { isOddLast } from '../ui/odd-last.ts'
import { Picture } from '../ui/Picture.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './ImageBlock.module.css'

export function ImageBlock({ data: { image, caption } }: BlockProps<'image'>) {
  return (
    <figure className={styles.figure}>
      <ZoomLink picture={image}>
        <Picture picture={image} presets={WIDE_SIZES} sizes="(width >= 768px) 38rem, 100vw" />
      </ZoomLink>
      <Caption caption={caption} credit={image.credit} />
    </figure>
  )
}

/** Pictures side by side, two in a row. */
export function GalleryBlock({ data: { images } }: BlockProps<'gallery'>) {
  return (
    <div className={styles.gallery}>
      {images.map(({ image, caption }, index) => (
        <figure
          className={`${styles.figure} ${isOddLast(index, images) ? styles.filling : ''}`}
          key={image.address}
        >
          <ZoomLink picture={image}>
            <Picture picture={image} presets={COVER_SIZES} sizes="(width >= 768px) 20rem, 50vw" />
          </ZoomLink>
          <Caption caption={caption} credit={image.credit} />
        </figure>
      ))}
    </div>
  )
}

function Caption({ caption, credit }: { caption: string | null; credit: string }) {
  return (
    <figcaption className={styles.caption}>
      {caption && <span data-caption>{caption}</span>}
      <span className={styles.credit} data-credit>
        {credit}
      </span>
    </figcaption>
  )
}
