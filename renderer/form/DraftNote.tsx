import { formatDateTime } from '#domain/date/date.ts'
import { Button } from './Button.tsx'
import styles from './DraftNote.module.css'
import type { useDraft } from './useDraft.ts'

type Props = Pick<ReturnType<typeof useDraft>, 'savedAt' | 'restore' | 'discard'>

/** Offers an unsaved draft. Nothing is filled in until the user accepts. */
export function DraftNote({ savedAt, restore, discard }: Props) {
  return (
    <div className={styles.status} role="status">
      {savedAt && (
        <div className={styles.note}>
          <p className={styles.text}>
            前回の書きかけがあります
            <time className={styles.time} dateTime={savedAt.toISOString()}>
              {formatDateTime(savedAt).slice(0, -3)}
            </time>
          </p>
          <Button onClick={restore}>復元する</Button>
          <Button variant="quiet" onClick={discard}>
            破棄する
          </Button>
        </div>
      )}
    </div>
  )
}
