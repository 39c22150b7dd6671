import type { TravelActivity } from '#domain/travel/activity.ts'
import { clockText } from '#domain/travel/clock-text.ts'
import styles from './LineTimes.module.css'

/** Start and end time of an activity. */
export function LineTimes({ startTime, endTime }: Pick<TravelActivity, 'startTime' | 'endTime'>) {
  if (!startTime && !endTime) return <p className={styles.times} />
  return (
    <p className={styles.times}>
      {startTime && <span className={styles.start}>{clockText(startTime)}</span>}
      {endTime && (
        <span className={styles.end}>
          <span aria-hidden="true">〜</span>
          <span className="visually-hidden">から</span>
          {startTime && endTime < startTime && '翌'}
          {clockText(endTime)}
          <span className="visually-hidden">まで</span>
        </span>
      )}
    </p>
  )
}
