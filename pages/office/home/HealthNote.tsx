import { useAnswer } from '#renderer/api/useAnswer.ts'
import { fetchHealth } from '../operations/calls.ts'
import { PARTS } from '../operations/texts.ts'
import { paths } from '../paths.ts'
import styles from './HealthNote.module.css'

/** A warning for operators when a health check fails. */
export function HealthNote() {
  const { data } = useAnswer(['operations', 'health'], fetchHealth)
  const wrong = data?.parts.filter(({ isOk }) => !isOk) ?? []
  if (wrong.length === 0) return null
  return (
    <p className={styles.note} role="status">
      <span className="font-bold text-shu-text" aria-hidden="true">
        !
      </span>
      <span>サイトに異常があります（{wrong.map(({ name }) => PARTS[name]).join('、')}）。</span>
      <a className="inline-flex min-h-tap items-center" href={paths.operations()}>
        状態を見る
      </a>
    </p>
  )
}
