import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import {
  isHigher,
  LEVELS,
  PREFECTURE_LEVELS,
  type PrefectureLevel,
  recordedLevel,
} from '#domain/region/prefecture-level.ts'
import { levelOfStats } from '#domain/usage/prefectures.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import styles from './LevelTable.module.css'

type Props = {
  prefectureOf: (code: string) => PrefectureStats
  onMark: (code: string, level: PrefectureLevel) => void
}

/** The map as a table with a select per prefecture, to set many in sequence. */
export const LevelTable = ({ prefectureOf, onMark }: Props) => (
  <div className="[columns:21rem_2] gap-x-40">
    {BUILT_IN_REGIONS.map((region) => (
      <table className={styles.table} key={region.slug}>
        <caption className="pb-4 text-start font-mincho font-semibold">{region.name}</caption>
        <thead>
          <tr>
            <th scope="col">都道府県</th>
            <th scope="col">段階</th>
            <th scope="col" className={styles.number}>
              記録
            </th>
            <th scope="col" className={styles.number}>
              得点
            </th>
          </tr>
        </thead>
        <tbody>
          {region.prefectures.map(({ code, name }) => (
            <Row key={code} name={name} prefecture={prefectureOf(code)} onMark={onMark} />
          ))}
        </tbody>
      </table>
    ))}
  </div>
)

type RowProps = { name: string; prefecture: PrefectureStats; onMark: Props['onMark'] }

function Row({ name, prefecture, onMark }: RowProps) {
  const { code, records } = prefecture
  const level = levelOfStats(prefecture)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <select
          className="min-h-tap rounded border border-edge bg-surface px-8 text-[max(1rem,16px)] text-sumi [font:inherit] print:hidden"
          aria-label={`${name}の段階`}
          value={level}
          onChange={({ target }) =>
            onMark(code, PREFECTURE_LEVELS.find((one) => one === target.value) ?? 'none')
          }
        >
          {PREFECTURE_LEVELS.map((one) => (
            <option key={one} value={one} disabled={isHigher(recordedLevel(records), one)}>
              {LEVELS[one].label}
            </option>
          ))}
        </select>
        <span className="hidden print:inline" aria-hidden="true">
          {LEVELS[level].label}
        </span>
      </td>
      <td className={styles.number}>{records.count}件</td>
      <td className={styles.number}>{LEVELS[level].points}点</td>
    </tr>
  )
}
