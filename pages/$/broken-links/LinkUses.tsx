import type { BrokenLink } from '#domain/office/broken-link.ts'
import { paths } from '../paths.ts'
import styles from './BrokenLinks.module.css'

/** The pages that hold a link, each with the way to mend it. */
export const LinkUses = ({ uses }: Pick<BrokenLink, 'uses'>) => (
  <ul className={styles.uses}>
    {uses.map(({ kind, id, slug, title }) => (
      <li key={id}>
        <a href={paths.edit(kind, slug)}>{title || slug}</a>
      </li>
    ))}
  </ul>
)
