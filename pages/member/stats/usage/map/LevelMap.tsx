import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { LEVELS, type LevelOf } from '#domain/region/prefecture-level.ts'
import { shortName } from '#domain/region/prefecture-names.ts'
import places from '#renderer/ui/TileMapPlaces.module.css'
import { tilePlace } from '../share/tile-places.ts'
import styles from './LevelMap.module.css'
import levels from './levels.module.css'

type Props = { levelOf: LevelOf; onChoose: (code: string) => void }

/** The tile map, coloured by level. Clicking a tile changes its level. */
export const LevelMap = ({ levelOf, onChoose }: Props) => (
  <div className={styles.frame}>
    <div className={styles.map}>
      {BUILT_IN_REGIONS.map((region) => (
        <section key={region.slug} className={styles.region} aria-label={region.name}>
          <p className={`${styles.name} ${places[region.slug] ?? ''}`} aria-hidden="true">
            {region.name}
          </p>
          <ul className={styles.tiles}>
            {region.prefectures.map((prefecture) => {
              const level = levelOf(prefecture.code)
              return (
                <li
                  key={prefecture.code}
                  className={`${styles.place} ${places[`place${prefecture.code}`] ?? ''}`}
                >
                  <button
                    type="button"
                    className={`${levels.level} ${styles.tile}`}
                    data-level={level}
                    aria-haspopup="dialog"
                    aria-label={`${prefecture.name}、${LEVELS[level].label}`}
                    onClick={() => onChoose(prefecture.code)}
                  >
                    <span className={tilePlace(prefecture.code).isAcross ? undefined : styles.down}>
                      {shortName(prefecture)}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  </div>
)
