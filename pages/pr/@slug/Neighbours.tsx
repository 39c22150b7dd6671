import type { BuiltInPrefecture } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import styles from './Municipalities.module.css'

type Props = {
  /** The code of the prefecture whose page this is. */
  current: string
  prefectures: readonly BuiltInPrefecture[]
}

/** The map with this prefecture filled, and the other prefectures of its region. */
export function Neighbours({ current, prefectures }: Props) {
  return (
    <div className={styles.neighbours}>
      <TileMap current={current} label="都道府県の地図" />
      <ul className={styles.groups}>
        {prefectures.map(({ slug, name }) => (
          <li key={slug}>
            <a className={styles.city} href={link('pr', { id: slug })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
