import type { ReactNode } from 'react'
import { imageUrl } from '#domain/image/image.ts'
import type { Picture } from '#domain/image/picture.ts'
import { useSiteConfig } from '../site-config.ts'
import styles from './ZoomLink.module.css'

/** A picture that links to its large version; see `PictureZoom`. */
export function ZoomLink({ picture, children }: { picture: Picture; children: ReactNode }) {
  const { imageHost } = useSiteConfig()
  return (
    <a className={styles.link} href={imageUrl(picture, 'xl', imageHost)} data-zoom>
      {children}
      <span className="visually-hidden">（大きく見る）</span>
    </a>
  )
}
