import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { cityNameWithoutCounty } from '#domain/region/city-name.ts'
import { cityPath } from '#domain/region/city-page.ts'
import type { Data } from './+loader.ts'
import styles from './Neighbours.module.css'

/** Links to other municipalities, by prefecture. */
export function Neighbours({ neighbours }: Pick<Data, 'neighbours'>) {
  const groups = [...Map.groupBy(neighbours, ({ code }) => code.slice(0, 2))]
  return (
    <ul className={styles.prefectures}>
      {groups.map(([prefecture, cities]) => (
        <li className={styles.prefecture} key={prefecture}>
          <span className={styles.name}>{prefectureOfCode(prefecture)?.name}</span>
          <ul className={styles.cities}>
            {cities.map(({ code, name }) => (
              <li key={code}>
                <a className={styles.city} href={cityPath(code) ?? ''}>
                  {cityNameWithoutCounty(name)}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
