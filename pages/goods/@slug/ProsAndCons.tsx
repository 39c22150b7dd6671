import styles from './ProsAndCons.module.css'

/** What speaks for the goods and what against them, with the same weight. */
export function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  const sides = [
    { title: 'よいところ', lines: pros, manner: styles.pro },
    { title: '気になるところ', lines: cons, manner: styles.con },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <div className={styles.sides}>
      {sides.map(({ title, lines, manner }) => (
        <section className={`${styles.side} ${manner}`} key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
