import type { TravelActivity } from '#domain/travel/activity.ts'
import { clockText } from '#domain/travel/clock-text.ts'

/** Start and end time of an activity. */
export function LineTimes({ startTime, endTime }: Pick<TravelActivity, 'startTime' | 'endTime'>) {
  if (!startTime && !endTime)
    return <p className="grid content-start justify-items-end leading-[1.4] whitespace-nowrap tabular-nums" />
  return (
    <p className="grid content-start justify-items-end leading-[1.4] whitespace-nowrap tabular-nums">
      {startTime && <span className="font-mincho text-18 leading-[1.75rem]">{clockText(startTime)}</span>}
      {endTime && (
        <span className="text-13 text-usuzumi">
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
