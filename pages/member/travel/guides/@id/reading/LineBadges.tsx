import type { TravelActivity } from '#domain/travel/activity.ts'
import { ACTIVITY_STATUS_LABELS } from '#domain/travel/activity-labels.ts'
import { costOf, yenText } from '#domain/travel/cost.ts'
import styles from './LineBadges.module.css'

/** Badges of an activity: its status and its cost. */
export function LineBadges({ line }: { line: TravelActivity }) {
  // A move shows its fare with its route.
  const cost = line.kind === 'move' ? null : costOf(line)
  if (line.status === 'planned' && cost === null) return null
  return (
    <p className={styles.badges}>
      {line.status !== 'planned' && (
        <span className={styles.status} data-status={line.status}>
          {ACTIVITY_STATUS_LABELS[line.status]}
        </span>
      )}
      {cost !== null && <span className={styles.cost}>{cost === 0 ? '無料' : yenText(cost)}</span>}
    </p>
  )
}
