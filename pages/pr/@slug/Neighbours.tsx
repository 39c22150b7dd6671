import type { BuiltInPrefecture } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import styles from './Municipalities.module.css'

/** The other prefectures of the region. */
export function Neighbours({ prefectures }: { prefectures: readonly BuiltInPrefecture[] }) {
  return (
    <ul className={styles.groups}>
      {prefectures.map(({ slug, name }) => (
        <li key={slug}>
          <a className={styles.city} href={link('pr', { id: slug })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
