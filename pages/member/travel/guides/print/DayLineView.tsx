import { clockText } from '#domain/travel/clock-text.ts'
import { yenText } from '#domain/travel/cost.ts'
import { transportText } from '#domain/travel/transport-text.ts'
import type { DayLine } from './block.ts'
import styles from './DayLineView.module.css'

/** Address, opening hours and other facts of the place. */
const factsOf = ({ activity, place, opening, cost, reservationNo }: DayLine): string[] =>
  [
    activity.transport && transportText(activity.transport),
    place?.title !== activity.title && place?.title,
    [place?.address, place?.tel].filter(Boolean).join('　'),
    opening,
    reservationNo && `予約番号 ${reservationNo}`,
    cost !== null && yenText(cost),
  ].filter((fact) => typeof fact === 'string' && fact !== '') as string[]

/** One activity of a day: time in the margin, title, and facts. */
export function DayLineView({ line }: { line: DayLine }) {
  const { kind, title, startTime, endTime, status } = line.activity
  return (
    <div className={styles.row} data-kind={kind}>
      <p className={styles.time}>
        {startTime && clockText(startTime)}
        {endTime && <span className={styles.end}>〜{clockText(endTime)}</span>}
      </p>
      <div className={styles.body}>
        <p className={styles.what}>
          {title}
          {status === 'idea' && <span className={styles.idea}>候補</span>}
        </p>
        {factsOf(line).map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
    </div>
  )
}
