import type { TravelAction } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import styles from './RecordList.module.css'
import { byYear, dayInYear, placeOf, TYPE_LABELS } from './record-text.ts'

/** Records by year, each a link to its page. */
export const RecordList = ({ records }: { records: readonly TravelAction[] }) => (
  <div className={styles.years}>
    {byYear(records).map(({ year, records: own }) => (
      <section className={styles.year} key={year}>
        <h3 className={styles.title}>{year}</h3>
        <ul className={styles.list}>
          {own.map((record) => (
            <li key={record.id}>
              <a className={styles.record} href={link('@travel-actions', { id: record.id })}>
                <span className={styles.day}>{dayInYear(record)}</span>
                <span className={styles.name}>{record.title}</span>
                <span className={styles.facts}>
                  {[TYPE_LABELS[record.type], placeOf(record)].filter(Boolean).join('・')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
