import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { topPrefectures } from '#domain/usage/prefectures.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import { Bar } from '../parts/Bar.tsx'
import { Part } from '../parts/Part.tsx'
import styles from './TopPrefectures.module.css'

type Props = { prefectures: readonly PrefectureStats[]; onShowRecords: (code: string) => void }

/** The five prefectures with the most records. */
export function TopPrefectures({ prefectures, onShowRecords }: Props) {
  const top = topPrefectures(prefectures)
  const [first] = top
  if (!first) return null
  return (
    <Part title="よく訪れる都道府県">
      <ol className={styles.list}>
        {top.map(({ code, count }, index) => (
          <li className={styles.entry} key={code}>
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
            <button className={styles.name} type="button" onClick={() => onShowRecords(code)}>
              {prefectureOfCode(code)?.name}
              <span className="visually-hidden">の記録を見る</span>
            </button>
            <Bar value={count} max={first.count} />
            <span className={styles.count}>{count}件</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
