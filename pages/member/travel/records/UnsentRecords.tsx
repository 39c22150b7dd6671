import { ACTION_WORDS } from '#domain/travel/action.ts'
import { link } from '#domain/url/link.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { whenAndWhere } from '../actions/action-words.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import { recordOf } from './kept-record.ts'
import { unsentRecords } from './record-store.ts'
import styles from './UnsentRecords.module.css'

/** Records that are on this device only: each can be read, changed and deleted before it is sent. */
export function UnsentRecords() {
  // Whoever shows the list has it filled.
  useTravelStore()
  const shown = (useStore(unsentRecords) ?? []).flatMap((kept) => {
    const record = recordOf(kept)
    return record ? { record, isRefused: kept.entries.some(({ state }) => state === 'refused') } : []
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
                {[ACTION_WORDS[record.type], whenAndWhere(record)].filter(Boolean).join('・')}
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
