import styles from './Warnings.module.css'

/** Warnings, one per line; nothing without any. They block nothing. */
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
