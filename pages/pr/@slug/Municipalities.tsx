import { splitCityNameExactly } from '#domain/region/city-name.ts'
import { cityPath } from '#domain/region/city-page.ts'
import { searchPath } from '#domain/url/query-path.ts'
import { CountedLink } from '#renderer/ui/CountedLink.tsx'
import type { Data } from './+loader.ts'
import styles from './Municipalities.module.css'

type City = Data['cities'][number]

/** Municipalities with content, grouped by county and designated city: their pages, or searches for the few entries. */
export function Municipalities({ cities }: { cities: readonly City[] }) {
  const groups = [...Map.groupBy(cities, ({ name }) => splitCityNameExactly(name).city)]
  return (
    <ul className={styles.groups}>
      {groups.map(([group, members]) => {
        const total = members.reduce((sum, { count }) => sum + count, 0)
        const isWhole = members.length === 1 && members[0]?.name === group
        return (
          <li key={group} className={styles.group}>
            {!isWhole && (
              <p className={styles.name}>
                {group}
                {members.length > 1 && <span className={styles.count}>合わせて{total}件</span>}
              </p>
            )}
            {members.map(({ code, name, count, hasPage }) => (
              <CountedLink
                key={code}
                href={(hasPage && cityPath(code)) || searchPath({ city: code })}
                label={isWhole ? name : splitCityNameExactly(name).other || name}
                count={count}
                aria-label={`${name} ${count}件`}
              />
            ))}
          </li>
        )
      })}
    </ul>
  )
}
