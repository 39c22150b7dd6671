import { weekdayOf } from '#domain/date/japan-time.ts'
import { japaneseDay, japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { WEEKDAY_NAMES } from '#domain/place/weekday.ts'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './Calendar.module.css'
import type { CalendarEntry } from './calendar.ts'

type Props = {
  entries: readonly CalendarEntry[]
  /** The year that days need not name. */
  year: number
}

/** Events and campaigns in the order of their days. */
export function Calendar({ entries, year }: Props) {
  return (
    <ol className={styles.calendar}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.days}>
            <Day iso={entry.firstDay} year={year} />
            {entry.lastDay !== entry.firstDay && (
              <>
                〜<wbr />
                <Day iso={entry.lastDay} year={year} />
              </>
            )}
          </p>
          <div>
            <p className={styles.meta}>
              <PrLabel disclosure={entry.disclosure} />
              {entry.state && (
                <span className={entry.isOver ? styles.over : styles.state}>{entry.state}</span>
              )}
              {entry.about}
            </p>
            <p className={styles.title}>
              <a className={styles.link} href={entry.href ?? undefined}>
                <Unbroken text={entry.title} />
              </a>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** `11月2日（月）`, of another year `2027年3月15日（月）`. */
function Day({ iso, year }: { iso: string; year: number }) {
  const day = iso.startsWith(`${year}-`) ? japaneseMonthDay(iso) : japaneseDay(iso)
  return (
    <time className={styles.day} dateTime={iso}>
      {`${day}（${WEEKDAY_NAMES[weekdayOf(iso)]}）`}
    </time>
  )
}
