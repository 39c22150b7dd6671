import { LEVELS, PREFECTURE_LEVELS } from '#domain/region/prefecture-level.ts'
import levels from './levels.module.css'

/** The colours of the map and the score of each level. */
export const Legend = () => (
  <ul className="flex flex-wrap gap-x-16 gap-y-8 text-15" aria-label="地図の見かた">
    {PREFECTURE_LEVELS.toReversed().map((level) => (
      <li className="inline-flex items-center gap-8" key={level}>
        <span className={`${levels.level} size-[1.5rem] rounded`} data-level={level} aria-hidden="true" />
        <span>
          {LEVELS[level].label}
          <span className="ms-[0.5em] text-13 text-usuzumi tabular-nums">{LEVELS[level].points}点</span>
        </span>
      </li>
    ))}
  </ul>
)
