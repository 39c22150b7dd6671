import { NO_TEXT_YET } from '#renderer/reading/no-text-yet.ts'
import styles from './BackToContents.module.css'

/**
 * A bar at the top of narrow screens: the current section and a link back to 目次, filled by
 * renderer/reading/contents-line.ts. It overlays the page; scroll margins keep targets clear of it.
 */
export const BackToContents = ({ anchor }: { anchor: string }) => (
  <div className={styles.holder}>
    <a className={styles.back} href={`#${anchor}`} data-bar suppressHydrationWarning>
      <span className={styles.name} aria-hidden="true">
        目次
      </span>
      <span className="visually-hidden">目次へ戻る</span>
      <span className={styles.section} data-part="section" suppressHydrationWarning>
        {NO_TEXT_YET}
      </span>
    </a>
  </div>
)
