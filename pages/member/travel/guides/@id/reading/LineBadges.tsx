import type { TravelActivity } from '#domain/travel/activity.ts'
import { STATUS_WORDS } from '#domain/travel/activity-words.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import styles from './LineBadges.module.css'

/** What is said of a line in a word: how far it is decided, and what it costs. */
export function LineBadges({ line }: { line: TravelActivity }) {
  // A move tells its fare with its way.
  const cost = line.kind === 'move' ? null : costOf(line)
  if (line.status === 'planned' && cost === null) return null
  return (
    <p className={styles.badges}>
      {line.status !== 'planned' && (
        <span className={styles.status} data-status={line.status}>
          {STATUS_WORDS[line.status]}
        </span>
      )}
      {cost !== null && <span className={styles.cost}>{cost === 0 ? '無料' : yenText(cost)}</span>}
    </p>
  )
}
