import type { HolidayCalendar } from '#domain/place/closing-days.ts'
import type { OpeningPlace } from '#domain/place/opening-day.ts'
import { openingText } from '#domain/place/opening-hours-text.ts'
import styles from './TodayHours.module.css'

type Props = { place: OpeningPlace; holidays: HolidayCalendar | null }

const BEFOREHAND = { state: '', detail: '下の営業時間と定休日をご確認ください' }

/**
 * 今日の営業 at the time of reading, shown by renderer/reading/today-hours.ts. Without scripts it refers to the weekly hours
 * below; its height is reserved.
 */
export function TodayHours({ place, holidays }: Props) {
  const { state, detail } = isKnown(place) ? BEFOREHAND : openingText({ state: 'unknown' })
  return (
    <today-hours
      className={styles.today}
      data-today
      place={openingJson(place)}
      holidays={holidaysJson(place, holidays)}
      suppressHydrationWarning
    >
      <p className={styles.line}>
        <span className={styles.name}>今日の営業</span>
        <strong data-part="state" suppressHydrationWarning>
          {state}
        </strong>
      </p>
      <p className={styles.detail} data-part="detail" suppressHydrationWarning>
        {detail}
      </p>
      {isUncertain(place) && <p className={styles.note}>お出かけの前に公式の案内もご確認ください。</p>}
    </today-hours>
  )
}

/** What decides about the hours of a place; it has more, such as notes. */
export const openingJson = ({ hours, closed, businessStatus, months }: OpeningPlace): string =>
  JSON.stringify({ hours, closed, businessStatus, months }, (name, value) =>
    name === 'note' ? undefined : value,
  )

/** The holidays, for a place whose hours depend on them. */
export const holidaysJson = ({ closed }: OpeningPlace, holidays: HolidayCalendar | null): string =>
  JSON.stringify(!closed || closed.holidayRule === 'none' ? null : holidays)

const isKnown = ({ hours }: OpeningPlace): boolean =>
  hours !== null && (hours.allDay || hours.regular.length > 0)

/** The hours are known, but not everything that changes them: 不定休, a note, or unknown closing days. */
const isUncertain = (place: OpeningPlace): boolean =>
  isKnown(place) && Boolean(!place.closed || place.closed.irregular || place.closed.note || place.hours?.note)
