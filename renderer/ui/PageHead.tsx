import styles from './PageHead.module.css'

/** The head of a list or help page: its title and a line about it. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  )
}
