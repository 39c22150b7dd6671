import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import type { OpeningPlace } from '#domain/place/opening-day.ts'
import { type OpeningState, openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { useThisMinute } from '../useThisMinute.ts'
import styles from './TodayHours.module.css'

type Props = { place: OpeningPlace; holidays: HolidayCalendar | null }

const BEFOREHAND = { state: '', detail: '下の営業時間と定休日をご確認ください' }

/**
 * 今日の営業 at the time of reading. Until hydration, and without scripts, it refers to the weekly hours below; its height
 * is reserved.
 */
export function TodayHours({ place, holidays }: Props) {
  const now = useThisMinute()
  const opening: OpeningState | null = now ? openingState(place, now, holidays) : beforehand(place)
  const { state, detail } = opening ? openingText(opening) : BEFOREHAND
  return (
    <div className={styles.today} data-today data-opening={opening?.state}>
      <p className={styles.line}>
        <span className={styles.name}>今日の営業</span>
        <strong>{state}</strong>
      </p>
      <p className={styles.detail}>{detail}</p>
      {isUncertain(place) && <p className={styles.note}>お出かけの前に公式の案内もご確認ください。</p>}
    </div>
  )
}

/** Without known hours the server can render the text already. */
const beforehand = ({ hours }: OpeningPlace): OpeningState | null =>
  hours && (hours.allDay || hours.regular.length > 0) ? null : { state: 'unknown' }

/** The hours are known, but not everything that changes them: 不定休, a note, or unknown closing days. */
const isUncertain = (place: OpeningPlace): boolean =>
  beforehand(place) === null &&
  Boolean(!place.closed || place.closed.irregular || place.closed.note || place.hours?.note)
