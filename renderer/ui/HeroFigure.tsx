import { WIDE_SIZES } from '#domain/image/image.ts'
import type { Picture as PictureOf } from '#domain/image/picture.ts'
import { ZoomLink } from '../lightbox/ZoomLink.tsx'
import styles from './HeroFigure.module.css'
import { Picture } from './Picture.tsx'

type Props = {
  picture: PictureOf
  className?: string
  /** Whether it opens its large version, on pages with a lightbox. */
  zooms?: boolean
}

/** The main picture of a page, with its credit. */
export function HeroFigure({ picture, className = '', zooms = false }: Props) {
  const shown = (
    <Picture picture={picture} presets={WIDE_SIZES} sizes="(width >= 1200px) 70rem, 100vw" eager />
  )
  return (
    <figure className={`${styles.figure} ${className}`}>
      {zooms ? <ZoomLink picture={picture}>{shown}</ZoomLink> : shown}
      <figcaption className={styles.credit}>
        <span data-credit>{picture.credit}</span>
      </figcaption>
    </figure>
  )
}
