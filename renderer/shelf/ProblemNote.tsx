import styles from './ProblemNote.module.css'

const TEXTS = {
  offline: 'オフラインです。この端末が覚えている内容を表示しています。',
  failed: '最新の内容を確認できませんでした。この端末が覚えている内容を表示しています。',
}

/** Explains why the list may be outdated, with a retry button; it also retries when the network returns. */
export function ProblemNote({ problem, onRetry }: { problem: keyof typeof TEXTS; onRetry: () => void }) {
  return (
    <div className={styles.note} role="status">
      <p>{TEXTS[problem]}</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        もう一度確認する
      </button>
    </div>
  )
}
