import { Button } from '#renderer/form/Button.tsx'
import { useTravelStore } from '../store/useTravelStore.ts'
import type { KeptRecord } from './record-entry.ts'
import styles from './UnsentRecords.module.css'

/** Of a record that the server does not have as it is shown: that it will be sent, or why it was refused. */
export function UnsentNote({ kept: { id, entries } }: { kept: KeptRecord }) {
  const store = useTravelStore()
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
      <Button onClick={() => void store?.records.decide(id, entry.id, 'again')}>この内容で送る</Button>
      <Button variant="quiet" onClick={() => void store?.records.decide(id, entry.id, 'drop')}>
        この変更をやめる
      </Button>
    </div>
  ))
}
