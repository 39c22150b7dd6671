import styles from './Note.module.css'

/** A line about what has just happened. Its place is always there, so that it is read out when it is filled. */
export function Note({ text }: { text: string | null }) {
  return (
    <p className={styles.note} role="status">
      {text}
    </p>
  )
}
