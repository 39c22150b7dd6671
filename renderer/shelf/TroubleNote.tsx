import styles from './TroubleNote.module.css'

const TEXTS = {
  offline: 'オフラインです。この端末が覚えている内容を表示しています。',
  failed: '最新の内容を確認できませんでした。この端末が覚えている内容を表示しています。',
}

/** Says why the list may be old, and asks again when told to; back online it does so by itself. */
export function TroubleNote({ trouble, onRetry }: { trouble: keyof typeof TEXTS; onRetry: () => void }) {
  return (
    <div className={styles.note} role="status">
      <p>{TEXTS[trouble]}</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        もう一度確認する
      </button>
    </div>
  )
}
