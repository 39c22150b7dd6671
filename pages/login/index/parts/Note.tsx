import styles from './Note.module.css'

/** A live region for the last event. Always rendered, so that its content is announced. */
export function Note({ text }: { text: string | null }) {
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  )
}
