import { useState } from 'react'
import { imageSize } from '#domain/image/image.ts'
import styles from './Lightbox.module.css'
import type { ZoomedPicture } from './zoomed-picture.ts'

type Props = { picture: ZoomedPicture; isCurrent: boolean; isNear: boolean }

/** One picture: the small version at once, the large one over it when the slide is current or next. */
export function Slide({ picture: { src, small, alt, isWhole }, isCurrent, isNear }: Props) {
  const [wasNear, setWasNear] = useState(isNear)
  const [isMissing, setIsMissing] = useState(false)
  if (isNear && !wasNear) setWasNear(true)
  const { width, height } = imageSize('xl')
  return (
    <li className={styles.slide} inert={!isCurrent}>
      <div className={styles.frame} data-whole={isWhole || undefined}>
        <img className={styles.small} src={small} width={width} height={height ?? undefined} alt="" />
        {wasNear && !isMissing && (
          <img
            className={styles.large}
            src={src}
            width={width}
            height={height ?? undefined}
            alt={alt}
            decoding="async"
            onError={() => setIsMissing(true)}
          />
        )}
        {isMissing && <p className={styles.missing}>大きな写真を読み込めませんでした。</p>}
      </div>
    </li>
  )
}
