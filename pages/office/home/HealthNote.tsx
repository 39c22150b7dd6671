import { useAnswer } from '#renderer/api/useAnswer.ts'
import { askHealth } from '../operations/calls.ts'
import { PARTS } from '../operations/texts.ts'
import { paths } from '../paths.ts'
import styles from './HealthNote.module.css'

/** One line for who runs the site, when something is wrong with it. */
export function HealthNote() {
  const { data } = useAnswer(['operations', 'health'], askHealth)
  const wrong = data?.parts.filter(({ isOk }) => !isOk) ?? []
  if (wrong.length === 0) return null
  return (
    <p className={styles.note} role="status">
      <span className={styles.mark} aria-hidden="true">
        !
      </span>
      <span>サイトに異常があります（{wrong.map(({ name }) => PARTS[name]).join('、')}）。</span>
      <a className={styles.way} href={paths.operations()}>
        状態を見る
      </a>
    </p>
  )
}
