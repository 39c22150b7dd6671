import type { Picture as PictureOf } from '#domain/picture.ts'
import styles from './HeroFigure.module.css'
import { Picture } from './Picture.tsx'

/** The one strong picture of a page, with its credit: as wide as a phone, as wide as the text beside on a screen. */
export function HeroFigure({ picture, className = '' }: { picture: PictureOf; className?: string }) {
  return (
    <figure className={`${styles.figure} ${className}`}>
      <Picture
        picture={picture}
        presets={['base', 'lg', 'xl']}
        sizes="(width >= 1200px) 70rem, 100vw"
        eager
      />
      <figcaption className={styles.credit}>{picture.credit}</figcaption>
    </figure>
  )
}
