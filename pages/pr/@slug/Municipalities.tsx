import { splitCityNameExactly } from '#domain/city-name.ts'
import { searchPath } from '#domain/query-path.ts'
import type { Data } from './+loader.ts'
import styles from './Municipalities.module.css'

type City = Data['cities'][number]

/** Municipalities that have something to see, counties and designated cities each with their parts. */
export function Municipalities({ cities }: { cities: readonly City[] }) {
  const groups = [...Map.groupBy(cities, ({ name }) => splitCityNameExactly(name).city)]
  return (
    <ul className={styles.groups}>
      {groups.map(([group, members]) => (
        <li key={group} className={styles.group}>
          {members.map(({ code, name, count }) => (
            <a key={code} className={styles.city} href={searchPath({ city: code })}>
              {name}
              <span className={styles.count}>{count}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}
