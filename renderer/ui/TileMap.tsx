import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import styles from './TileMap.module.css'
import places from './TileMapPlaces.module.css'

type Props = {
  /** The prefecture whose page this is, by its code. */
  current?: string
  /** What the map is for, read out before its links. */
  label: string
}

const shortName = (name: string): string => name.replace(/(?<!北海)[都府県]$/, '')

/**
 * The map of Japan as a list of links: 47 tiles on a grid, each in its geographic place and beside its true
 * neighbours. Where there is no room for the grid the same list stands grouped by region.
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
                    {shortName(name)}
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
