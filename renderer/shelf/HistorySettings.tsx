import { ClearHistory, type Clearing } from './ClearHistory.tsx'
import styles from './HistorySettings.module.css'
import { pauseHistory } from './shelf-actions.ts'

type Props = { isPaused: boolean; clear: Clearing | null }

/** Pauses the history, and clears it. */
export function HistorySettings({ isPaused, clear }: Props) {
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
      {clear && <ClearHistory {...clear} />}
    </section>
  )
}
