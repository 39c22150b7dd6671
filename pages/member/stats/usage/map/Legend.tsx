import { LEVELS, PREFECTURE_LEVELS } from '#domain/region/prefecture-level.ts'
import styles from './Legend.module.css'
import levels from './levels.module.css'

/** The colours of the map and the score of each level. */
export const Legend = () => (
  <ul className={styles.legend} aria-label="地図の見かた">
    {PREFECTURE_LEVELS.toReversed().map((level) => (
      <li className={styles.entry} key={level}>
        <span className={`${levels.level} ${styles.ink}`} data-level={level} aria-hidden="true" />
        <span>
          {LEVELS[level].label}
          <span className={styles.points}>{LEVELS[level].points}点</span>
        </span>
      </li>
    ))}
  </ul>
)
