import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './UndoButtons.module.css'

const Arrow = ({ isForward }: { isForward?: boolean }) => (
  <svg className={styles.arrow} data-forward={isForward || undefined} viewBox="0 0 20 20" aria-hidden="true">
    <path d="M8 4 3.5 8.5 8 13M4 8.5h8a4.5 4.5 0 0 1 0 9h-2" />
  </svg>
)

/** Steps of the fields back and forth; the body has its own. */
export function UndoButtons() {
  const store = useManuscriptStore()
  const hasPast = useManuscriptState(({ history }) => history.past.length > 0)
  const hasFuture = useManuscriptState(({ history }) => history.future.length > 0)
  return (
    <>
      <button
        className={styles.button}
        type="button"
        title="項目の変更を元に戻す"
        disabled={!hasPast}
        onClick={store.undo}
      >
        <Arrow />
        <span className="visually-hidden">項目の変更を元に戻す</span>
      </button>
      <button
        className={styles.button}
        type="button"
        title="項目の変更をやり直す"
        disabled={!hasFuture}
        onClick={store.redo}
      >
        <Arrow isForward />
        <span className="visually-hidden">項目の変更をやり直す</span>
      </button>
    </>
  )
}
