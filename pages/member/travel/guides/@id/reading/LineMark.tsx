import type { ActivityKind } from '#domain/travel/activity.ts'
import { KIND_WORDS } from '#domain/travel/activity-words.ts'
import styles from './LineMark.module.css'

/** One character on the line of time, as seals have it. */
const SIGNS: Record<ActivityKind, string> = {
  spot: '観',
  activity: '遊',
  restaurant: '食',
  hotel: '宿',
  move: '移',
  free: '記',
}

/** What sort of line it is, on the line of time. */
export const LineMark = ({ kind }: { kind: ActivityKind }) => (
  <>
    <span className={styles.mark} data-kind={kind} aria-hidden="true">
      {SIGNS[kind]}
    </span>
    <span className="visually-hidden">{KIND_WORDS[kind]}：</span>
  </>
)
