import { japanTime } from '#domain/date/japan-time.ts'
import type { NextTrip } from '#domain/shelf/topics.ts'
import { link } from '#domain/url/link.ts'
import { useThisMinute } from '#renderer/ui/useThisMinute.ts'
import styles from './TripTopic.module.css'
import { countdown, tripDays } from './trip-text.ts'

type Props = {
  trip: NextTrip
  /** When it was saved on this device; `null` for a fresh response. */
  savedAt: number | null
}

/** The current trip with today's plan, or the next one with the number of days until it. */
export function TripTopic({ trip: { guide, today: ofDay }, savedAt }: Props) {
  const today = japanTime(useThisMinute() ?? new Date()).date
  // Saved lines of an earlier day are not today's.
  const lines = savedAt && japanTime(new Date(savedAt)).date !== today ? [] : ofDay
  const isOn = guide.startDate <= today
  return (
    <section className={styles.trip} aria-labelledby="trip-topic">
      <h2 className={styles.label} id="trip-topic">
        {isOn ? '旅の途中' : '次の旅'}
      </h2>
      <p className={styles.count}>{countdown(guide, today)}</p>
      <p className={styles.title}>
        <a className={styles.link} href={link('@travel-guides', { id: guide.id })}>
          {guide.title}
        </a>
      </p>
      <p className={styles.days}>{tripDays(guide)}</p>
      {isOn && lines.length > 0 && (
        <>
          <h3 className={styles.label}>今日の予定</h3>
          <ol className={styles.lines}>
            {lines.map((line) => (
              <li className={styles.line} key={line.id}>
                <span className={styles.time}>{line.startTime ?? '—'}</span>
                <a className={styles.lineTitle} href={link('@travel-activities', { id: line.id })}>
                  {line.title}
                </a>
                {line.status === 'done' && <span className={styles.done}>済み</span>}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
