import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { CountedLink } from '#renderer/ui/CountedLink.tsx'
import { TileMap } from '#renderer/ui/TileMap.tsx'
import type { Data } from './+loader.ts'
import styles from './Municipalities.module.css'

type Props = {
  /** The code of the page's prefecture. */
  current: string
  neighbours: Data['neighbours']
}

/** Links to adjacent prefectures, and the map with this one highlighted. */
export function Neighbours({ current, neighbours }: Props) {
  return (
    <div className={styles.neighbours}>
      <ul className={styles.groups}>
        {neighbours.map(({ code, spots }) => {
          const prefecture = prefectureOfCode(code)
          return (
            <li key={code}>
              <CountedLink
                href={link('pr', { id: prefecture?.slug })}
                label={prefecture?.name ?? ''}
                count={spots}
                unit="スポット"
              />
            </li>
          )
        })}
      </ul>
      <TileMap current={current} label="都道府県の地図" />
    </div>
  )
}
