import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { topPrefectures } from '#domain/usage/prefectures.ts'
import type { PrefectureStats } from '#domain/usage/usage-stats.ts'
import { Bar } from '../parts/Bar.tsx'
import { Part } from '../parts/Part.tsx'

type Props = { prefectures: readonly PrefectureStats[]; onShowRecords: (code: string) => void }

/** The five prefectures with the most records. */
export function TopPrefectures({ prefectures, onShowRecords }: Props) {
  const top = topPrefectures(prefectures)
  const [first] = top
  if (!first) return null
  return (
    <Part title="よく訪れる都道府県">
      <ol className="grid max-w-[40rem]">
        {top.map(({ code, count }, index) => (
          <li
            className="grid grid-cols-[1.5rem_7rem_1fr_auto] items-center gap-12 border-b border-rule"
            key={code}
          >
            <span className="text-center font-mincho text-18 text-usuzumi" aria-hidden="true">
              {index + 1}
            </span>
            <button
              className="min-h-tap cursor-pointer border-0 bg-transparent p-0 text-start text-ai underline-offset-[0.25em] [font:inherit] [text-decoration:underline_1px]"
              type="button"
              onClick={() => onShowRecords(code)}
            >
              {prefectureOfCode(code)?.name}
              <span className="visually-hidden">の記録を見る</span>
            </button>
            <Bar value={count} max={first.count} />
            <span className="tabular-nums">{count}件</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
