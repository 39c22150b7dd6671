import styles from './ProsAndCons.module.css'

/** Pros and cons, with equal weight. */
export function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  const sides = [
    { title: 'よいところ', lines: pros, sideClass: styles.pro },
    { title: '気になるところ', lines: cons, sideClass: styles.con },
  ].filter(({ lines }) => lines.length > 0)
  return (
    <div className={styles.sides}>
      {sides.map(({ title, lines, sideClass }) => (
        <section className={`${styles.side} ${sideClass}`} key={title}>
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
