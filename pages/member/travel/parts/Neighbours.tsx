import styles from './Neighbours.module.css'

type Neighbour = { href: string; title: string } | null

type Props = { label: string; before: Neighbour; after: Neighbour }

/** Links to the previous and the next part. */
export const Neighbours = ({ label, before, after }: Props) => (
  <nav className={styles.neighbours} aria-label={label}>
    {before && (
      <a className={styles.before} href={before.href}>
        <span className={styles.which}>前</span>
        {before.title}
      </a>
    )}
    {after && (
      <a className={styles.after} href={after.href}>
        <span className={styles.which}>次</span>
        {after.title}
      </a>
    )}
  </nav>
)
