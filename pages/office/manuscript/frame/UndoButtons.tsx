import { UndoArrow } from '../../parts/UndoArrow.tsx'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './UndoButtons.module.css'

/** Undo and redo for the fields; the body has its own. */
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
        <UndoArrow />
        <span className="visually-hidden">項目の変更を元に戻す</span>
      </button>
      <button
        className={styles.button}
        type="button"
        title="項目の変更をやり直す"
        disabled={!hasFuture}
        onClick={store.redo}
      >
        <UndoArrow isForward />
        <span className="visually-hidden">項目の変更をやり直す</span>
      </button>
    </>
  )
}
