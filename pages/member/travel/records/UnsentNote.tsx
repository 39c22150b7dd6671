import { Button } from '#renderer/form/Button.tsx'
import { nonFatal } from '#renderer/shell/errors/wrappers.ts'
import { useTravelStore } from '../store/useTravelStore.ts'
import type { StoredRecord } from './record-entry.ts'
import styles from './UnsentRecords.module.css'

/** A note on a record with unsent changes: that they will be sent, or why they were refused. */
export function UnsentNote({ stored: { id, entries } }: { stored: StoredRecord }) {
  const store = useTravelStore()
  const decide = (entryId: string, decision: 'again' | 'drop') =>
    void nonFatal(() => store?.records.decide(id, entryId, decision))
  const refused = entries.filter(({ state, edit }) => state === 'refused' && edit.type !== 'addPhoto')
  if (refused.length === 0)
    return (
      <p className={styles.note} role="status">
        未送信です。この端末に保存しています。つながると自動で送ります。
      </p>
    )
  return refused.map((entry) => (
    <div className={styles.note} role="alert" key={entry.id}>
      <p>{entry.problem?.join('\n')}</p>
      <Button onClick={() => decide(entry.id, 'again')}>この内容で送る</Button>
      <Button variant="quiet" onClick={() => decide(entry.id, 'drop')}>
        この変更をやめる
      </Button>
    </div>
  ))
}
