import type { BrokenLink } from '#domain/office/broken-link.ts'
import { paths } from '../paths.ts'
import styles from './BrokenLinks.module.css'

type Uses = BrokenLink['uses']

/** Number of entries shown before expanding. */
const SHOWN = 4

const List = ({ uses }: { uses: Uses }) => (
  <ul className={styles.uses}>
    {uses.map(({ kind, id, slug, title }) => (
      <li key={id}>
        <a href={paths.edit(kind, slug)}>{title || slug}</a>
      </li>
    ))}
  </ul>
)

/** The pages with a broken link, with links to edit them. */
export const LinkUses = ({ uses }: { uses: Uses }) => (
  <>
    <List uses={uses.slice(0, SHOWN)} />
    {uses.length > SHOWN && (
      <details>
        <summary className={styles.more}>ほか{uses.length - SHOWN}件</summary>
        <List uses={uses.slice(SHOWN)} />
      </details>
    )}
  </>
)
