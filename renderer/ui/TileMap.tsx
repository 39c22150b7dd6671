import { BUILT_IN_REGIONS, shortName } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import styles from './TileMap.module.css'
import places from './TileMapPlaces.module.css'

type Props = {
  /** The current prefecture, by its code. */
  current?: string
  /** The accessible description of the map, before its links. */
  label: string
}

/**
 * A map of Japan as a list of links: 47 tiles on a grid in their geographic positions. Without room for the grid the
 * list is grouped by region.
 */
export function TileMap({ current, label }: Props) {
  return (
    <nav className={styles.frame} aria-label={label}>
      <div className={styles.map}>
        {BUILT_IN_REGIONS.map((region) => (
          <section
            key={region.slug}
            className={styles.region}
            data-region={region.slug}
            aria-label={region.name}
          >
            <p className={`${styles.name} ${places[region.slug] ?? ''}`} aria-hidden="true">
              {region.name}
            </p>
            <ul className={styles.tiles}>
              {region.prefectures.map(({ code, slug, name }) => (
                <li key={code} className={`${styles.place} ${places[`place${code}`] ?? ''}`}>
                  <a
                    className={styles.tile}
                    href={link('pr', { id: slug })}
                    aria-current={code === current ? 'page' : undefined}
                    aria-label={name}
                  >
                    {shortName({ name })}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
