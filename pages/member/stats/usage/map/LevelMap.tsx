import { BUILT_IN_REGIONS, shortName } from '#domain/region/built-in-regions.ts'
import { LEVELS, type LevelOf } from '#domain/region/prefecture-level.ts'
import places from '#renderer/ui/TileMapPlaces.module.css'
import { tilePlace } from '../share/tile-places.ts'
import styles from './LevelMap.module.css'
import levels from './levels.module.css'

type Props = { levelOf: LevelOf; onChoose: (code: string) => void }

/** The tile map, coloured by level. Clicking a tile changes its level. */
export const LevelMap = ({ levelOf, onChoose }: Props) => (
  <div className="[container-type:inline-size] max-md:mx-[calc(var(--space-4)_-_var(--gutter))]">
    <div className={styles.map}>
      {BUILT_IN_REGIONS.map((region) => (
        <section key={region.slug} className="grid gap-4 @min-[22rem]:contents" aria-label={region.name}>
          <p
            className={`font-mincho text-13 leading-[1.3] whitespace-nowrap text-usuzumi @min-[22rem]:text-[0.6875rem] @min-[40rem]:text-13 ${places[region.slug] ?? ''}`}
            aria-hidden="true"
          >
            {region.name}
          </p>
          <ul className="flex flex-wrap gap-4 @min-[22rem]:contents">
            {region.prefectures.map((prefecture) => {
              const level = levelOf(prefecture.code)
              return (
                <li key={prefecture.code} className={` ${places[`place${prefecture.code}`] ?? ''}`}>
                  <button
                    type="button"
                    className={`${levels.level} ${styles.tile}`}
                    data-level={level}
                    aria-haspopup="dialog"
                    aria-label={`${prefecture.name}、${LEVELS[level].label}`}
                    onClick={() => onChoose(prefecture.code)}
                  >
                    <span
                      // One character per line. Vertical writing mode looks the same, but took half a minute: the browser measures it
                      // again for every enclosing grid.
                      className={
                        tilePlace(prefecture.code).isAcross
                          ? undefined
                          : '@min-[22rem]:w-[1em] @min-[22rem]:leading-none @min-[22rem]:break-all @min-[22rem]:whitespace-normal'
                      }
                    >
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
