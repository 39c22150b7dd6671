import styles from './HistorySettings.module.css'
import { pauseHistory, removeAllViews } from './shelf-actions.ts'
import { shelfSource } from './shelf-source.ts'

/** Whether reading is remembered at all, and a clean page. */
export function HistorySettings({ isPaused, isEmpty }: { isPaused: boolean; isEmpty: boolean }) {
  return (
    <section className={styles.settings} aria-label="履歴の設定">
      <label className={styles.switch}>
        <input
          className={styles.input}
          type="checkbox"
          checked={!isPaused}
          onChange={({ target }) => pauseHistory(!target.checked)}
        />
        閲覧の履歴を残す
      </label>
      <p className={styles.note}>履歴は、最後に読んだ日から1年で消えます。</p>
      {/* The drawer holds the newest of an account's; the page of them clears them all. */}
      {!isEmpty && !shelfSource().isAccount && (
        <button className={styles.clear} type="button" onClick={removeAllViews}>
          履歴をすべて消す
        </button>
      )}
    </section>
  )
}
