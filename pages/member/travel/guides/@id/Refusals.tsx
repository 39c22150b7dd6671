import type { GuideFace } from '../../store/useGuide.ts'
import styles from './SyncState.module.css'

/** What the server would not take, and why. It stays in the guide until its member decides. */
export function Refusals({ guide: { refusals, decideRefused } }: { guide: GuideFace }) {
  if (refusals.length === 0) return null
  return (
    <ul className={styles.refusals} role="alert">
      {refusals.map(({ id, problem }) => (
        <li className={styles.refusal} key={id}>
          <p>{problem.join('\n')}</p>
          <button type="button" onClick={() => decideRefused(id, 'again')}>
            もう一度保存する
          </button>
          <button type="button" onClick={() => decideRefused(id, 'drop')}>
            この変更をやめる
          </button>
        </li>
      ))}
    </ul>
  )
}
