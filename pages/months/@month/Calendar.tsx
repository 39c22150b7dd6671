import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import styles from './Calendar.module.css'
import type { CalendarEntry } from './calendar.ts'

/** Events and campaigns in the order of their days. */
export function Calendar({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <ol className={styles.calendar}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <p className={styles.days}>
            {entry.days.map(({ iso, text }, index) => [
              index > 0 && '〜',
              index > 0 && <wbr key="or" />,
              <time key={iso} className={styles.day} dateTime={iso}>
                {text}
              </time>,
            ])}
          </p>
          <div>
            <p className={styles.meta}>
              <PrLabel disclosure={entry.disclosure} />
              {entry.state && (
                <span className={entry.isOver ? styles.over : styles.state}>{entry.state}</span>
              )}
              {` ${entry.about}`}
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
