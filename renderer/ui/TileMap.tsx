import { BUILT_IN_REGIONS } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import styles from './TileMap.module.css'

type Props = {
  /** The prefecture whose page this is, by its code. */
  current?: string
  /** What the map is for, read out before its links. */
  label: string
}

const shortName = (name: string): string => name.replace(/(?<!北海)[都府県]$/, '')

/**
 * The map of Japan as a list of links: 47 square tiles on a grid, each in its geographic place. Where the screen is
 * too narrow for the grid the same list stands grouped by region.
 */
export function TileMap({ current, label }: Props) {
  return (
    <nav className={styles.map} aria-label={label}>
      {BUILT_IN_REGIONS.map((region) => (
        <section
          key={region.slug}
          className={styles.region}
          data-region={region.slug}
          aria-label={region.name}
        >
          <p className={styles.name} aria-hidden="true">
            {region.name}
          </p>
          <ul className={styles.tiles}>
            {region.prefectures.map(({ code, slug, name }) => (
              <li key={code} className={`${styles.place} ${placeClass(code)}`}>
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
    </nav>
  )
}

const placeClass = (code: string): string => styles[`place${code}`] ?? ''
