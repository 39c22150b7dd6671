import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { CONTENT_KINDS } from '#domain/content-kind.ts'
import { imageUrl } from '#domain/image.ts'
import type { Manuscript } from '#domain/manuscript/manuscript.ts'
import { useSiteConfig } from '#renderer/site-config.ts'
import styles from './ContentPicker.module.css'

const SIZE = 56

/** One that was found: what it is, where, and whether readers see it. */
export function FoundContent({ manuscript, onPick }: { manuscript: Manuscript; onPick: () => void }) {
  const { kind, title, prefectureCode, isLive, heroAddress } = manuscript
  const { imageHost } = useSiteConfig()
  const hero = heroAddress && { address: heroAddress, focalX: 0.5, focalY: 0.5 }
  return (
    <button className={styles.card} type="button" onClick={onPick}>
      {hero ? (
        <img
          className={styles.picture}
          src={imageUrl(hero, 'xs:square', imageHost)}
          width={SIZE}
          height={SIZE}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title || '（名前のない下書き）'}</span>
        <span className={styles.meta}>
          {[CONTENT_KINDS[kind].label, prefectureOfCode(prefectureCode)?.name].filter(Boolean).join('・')}
          {!isLive && <span className={styles.draft}>公開前</span>}
        </span>
      </span>
    </button>
  )
}
