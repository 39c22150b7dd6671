import { ACTION_TYPE_LABELS } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { dateAndPlace } from '../actions/action-text.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { unsentRecords } from './record-store.ts'
import { recordOf } from './stored-record.ts'
import styles from './UnsentRecords.module.css'

/** Records that are only on this device: they can be viewed, edited and deleted before they are sent. */
export function UnsentRecords() {
  // Loads the list while it is shown.
  useTravelStore()
  const shown = (useStore(unsentRecords) ?? []).flatMap((stored) => {
    const record = recordOf(stored)
    return record ? { record, isRefused: stored.entries.some(({ state }) => state === 'refused') } : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.unsent} aria-labelledby="unsent-records">
      <h2 className={styles.title} id="unsent-records">
        未送信の記録
      </h2>
      <p className={styles.about}>この端末に保存しています。つながると自動で送ります。</p>
      <ul className={styles.list}>
        {shown.map(({ record, isRefused }) => (
          <li className={styles.row} key={record.id}>
            <div>
              <a className={styles.link} href={link('@travel-actions', { id: record.id })}>
                {record.title}
              </a>
              <p className={styles.about}>
                {[ACTION_TYPE_LABELS[record.type], dateAndPlace(record)].filter(Boolean).join('・')}
              </p>
            </div>
            <span className={styles.badge} data-refused={isRefused || undefined}>
              {isRefused ? '送れませんでした' : '未送信'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
