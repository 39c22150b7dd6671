import styles from './Warnings.module.css'

/** What does not fit, a line each; nothing when all does. It is told, and keeps nobody from anything. */
export function Warnings({ text }: { text: string }) {
  if (!text) return null
  return (
    <ul className={styles.list} aria-label="気になる点">
      {text.split('\n').map((line) => (
        <li className={styles.warning} key={line}>
          {line}
        </li>
      ))}
    </ul>
  )
}
