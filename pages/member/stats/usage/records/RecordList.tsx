import type { TravelAction } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import styles from './RecordList.module.css'
import { byYear, dayInYear, placeOf, TYPE_LABELS } from './record-text.ts'

/** Records by year, each a link to its page. */
export const RecordList = ({ records }: { records: readonly TravelAction[] }) => (
  <div className="grid gap-24">
    {byYear(records).map(({ year, records: own }) => (
      <section className="grid gap-8" key={year}>
        <h3 className="text-18">{year}</h3>
        <ul className="border-t border-rule">
          {own.map((record) => (
            <li key={record.id}>
              <a
                className={`${styles.record} grid min-h-tap grid-cols-[5rem_1fr] items-baseline gap-x-12 border-b border-rule py-8 text-sumi no-underline md:grid-cols-[5rem_1fr_auto]`}
                href={link('@travel-actions', { id: record.id })}
              >
                <span className="text-13 text-usuzumi tabular-nums">{dayInYear(record)}</span>
                <span className={styles.name}>{record.title}</span>
                <span className="col-2 text-13 text-usuzumi md:col-3">
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
