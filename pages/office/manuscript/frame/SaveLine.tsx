import { link } from '#domain/url/link.ts'
import { useManuscriptState, useManuscriptStore } from '../manuscript-context.ts'
import styles from './SaveLine.module.css'
import { saveText } from './save-text.ts'

/** Save state, with actions after failures. */
export function SaveLine() {
  const store = useManuscriptStore()
  const save = useManuscriptState((state) => state.save)
  const text = useManuscriptState(saveText)
  const refusal = useManuscriptState(({ refusals }) => refusals[0]?.message)
  return (
    <div className={styles.line}>
      <span
        className={`${styles.status} before:me-8 before:inline-block before:size-[0.5rem] before:rounded-[50%] before:bg-koke before:align-[0.1em] before:content-['']`}
        data-save={save}
        role="status"
      >
        {text}
      </span>
      {save === 'refused' && refusal && <span>{refusal}</span>}
      {(save === 'failed' || save === 'refused' || save === 'offline') && (
        <button type="button" onClick={() => void store.save()}>
          もう一度保存する
        </button>
      )}
      {save === 'signed-out' && (
        <a
          href={link('login', { query: { return: location.pathname } })}
          target="_blank"
          rel="noopener opener"
        >
          ログインする
        </a>
      )}
    </div>
  )
}
