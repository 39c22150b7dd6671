import type { ActivityKind } from '#domain/travel/activity.ts'
import { ACTIVITY_KIND_LABELS } from '#domain/travel/activity-labels.ts'
import styles from './LineMark.module.css'

/** One character per kind, like a seal. */
const SIGNS: Record<ActivityKind, string> = {
  spot: '観',
  activity: '遊',
  restaurant: '食',
  hotel: '宿',
  move: '移',
  free: '記',
}

/** The mark of an activity on the timeline. */
export const LineMark = ({ kind }: { kind: ActivityKind }) => (
  <>
    <span className={styles.mark} data-kind={kind} aria-hidden="true">
      {SIGNS[kind]}
    </span>
    <span className="visually-hidden">{ACTIVITY_KIND_LABELS[kind]}：</span>
  </>
)
