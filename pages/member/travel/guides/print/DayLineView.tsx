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
    <div className={`${styles.row} grid grid-cols-[4.2em_minmax(0,1fr)]`} data-kind={kind}>
      <p className="pt-[0.06em] leading-[1.4] tabular-nums">
        {startTime && clockText(startTime)}
        {endTime && <span className="block text-[0.82em] text-[#5c564d]">〜{clockText(endTime)}</span>}
      </p>
      <div className={styles.body}>
        <p className={`${styles.what} leading-[1.5] font-semibold`}>
          {title}
          {status === 'idea' && (
            <span className="ms-[0.6em] border-[0.5pt] border-[#8b8172] px-[0.4em] text-[0.76em] font-normal text-[#5c564d]">
              候補
            </span>
          )}
        </p>
        {factsOf(line).map((fact) => (
          <p key={fact} className="text-[0.86em] leading-[1.55] text-[#3d3933]">
            {fact}
          </p>
        ))}
      </div>
    </div>
  )
}
