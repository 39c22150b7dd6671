import styles from './Facets.module.css'

export type Choice = { label: string; count: number; href: string; chosen: boolean }

/** One facet, folded; of those with one `name` the browser keeps a single one open. */
export function Facet({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const chosen = choices.find((choice) => choice.chosen)
  if (choices.length === 0 || (chosen && choices.length === 1)) return null
  return (
    <details className={styles.facet} name="facet">
      <summary className={styles.name}>
        {title}
        {chosen && <span className={styles.chosen}>{chosen.label}</span>}
      </summary>
      <ul className={styles.choices}>
        {choices.map((choice) => (
          <li key={choice.label}>
            <a
              className={styles.choice}
              href={choice.href}
              rel="nofollow"
              aria-current={choice.chosen || undefined}
            >
              {choice.label}
              <span className={styles.count}>{choice.count.toLocaleString('ja-JP')}件</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
