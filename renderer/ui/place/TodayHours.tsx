import type { KnownHolidays } from '#domain/place/closing-days.ts'
import type { OpeningPlace } from '#domain/place/opening-day.ts'
import { type OpeningState, openingState } from '#domain/place/opening-hours.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import { useThisMinute } from '../useThisMinute.ts'
import styles from './TodayHours.module.css'

type Props = { place: OpeningPlace; holidays: KnownHolidays | null }

const BEFOREHAND = { state: '', detail: '下の営業時間と定休日をご確認ください' }

/**
 * 今日の営業, as it is when it is read. Until the page runs in the browser, and for good without scripts, it sends the
 * reader to the weekly hours below; its space is the same before and after.
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

/** Without hours there is nothing below to look at, and the server can say so already. */
const beforehand = ({ hours }: OpeningPlace): OpeningState | null =>
  hours && (hours.allDay || hours.regular.length > 0) ? null : { state: 'unknown' }

/** Hours are known, but not all that changes them: 不定休, a note, or closing days that nobody has told us. */
const isUncertain = (place: OpeningPlace): boolean =>
  beforehand(place) === null &&
  Boolean(!place.closed || place.closed.irregular || place.closed.note || place.hours?.note)
