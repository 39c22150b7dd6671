import styles from './ErrorNote.module.css'

/** Illustration of error pages: a signpost with an empty arm. */
export function Signpost() {
  return (
    <svg className={styles.signpost} viewBox="0 0 144 112" aria-hidden="true">
      <path d="M70 12v92M76 12v92M70 12q3-4 6 0" />
      <path d="M70 26H28l-10 9 10 9h42M76 52h40l10 9-10 9H76" />
      <path d="M8 104q18-6 38-2t48 0 44 1M26 102q2-8 0-13M31 102q0-6 4-10M112 101q1-6-2-10" />
      <path className={styles.seal} d="M44 30h10v10H44z" />
    </svg>
  )
}
