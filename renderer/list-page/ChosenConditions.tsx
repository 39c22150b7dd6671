import type { LinkName } from '#domain/link.ts'
import { listHref } from '#domain/list-query.ts'
import styles from './ListFilters.module.css'
import type { ListData } from './list-loader.ts'

/** The conditions that are set, each a link to the list without it. */
export function ChosenConditions({ name, data: { chosen, query } }: { name: LinkName; data: ListData }) {
  if (chosen.length === 0) return null
  return (
    <ul className={styles.choices} aria-label="選んだ条件">
      {chosen.map((condition) => (
        <li key={condition.name}>
          <a
            className={styles.chip}
            href={listHref(name, { ...query, [condition.name]: undefined })}
            rel="nofollow"
            aria-label={`${condition.label}を外す`}
          >
            {condition.label}
          </a>
        </li>
      ))}
      <li>
        <a className={styles.plain} href={listHref(name, { sort: query.sort })}>
          条件をすべて外す
        </a>
      </li>
    </ul>
  )
}
