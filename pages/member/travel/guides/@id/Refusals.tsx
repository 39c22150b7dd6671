import type { GuideHandle } from '../../store/useGuide.ts'
import styles from './SyncState.module.css'

/** Changes refused by the server, with the reason. They stay in the guide until the member decides. */
export function Refusals({ guide: { refusals, decideRefused } }: { guide: GuideHandle }) {
  if (refusals.length === 0) return null
  return (
    <ul className="grid basis-full gap-8" role="alert">
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
