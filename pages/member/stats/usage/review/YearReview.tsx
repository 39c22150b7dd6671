import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { LEVELS, recordedLevel } from '#domain/region/prefecture-level.ts'
import type { UsageStats } from '#domain/usage/usage-stats.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { MonthFigure } from '../chart/MonthFigure.tsx'
import inks from '../map/levels.module.css'
import { Figures } from '../parts/Figures.tsx'
import { ShareFold } from '../share/ShareFold.tsx'
import { yearCard } from '../share/share-card.ts'
import { isEmptyYear, numbersOf } from './year-numbers.ts'

/** A year in numbers, months and prefectures, and as a picture to share. */
export function YearReview({ year, stats }: { year: number; stats: UsageStats }) {
  if (isEmptyYear(stats))
    return (
      <EmptyNote>
        <p>{year}年の記録は、まだありません。</p>
        <p>記事を読んだり、旅の記録を書いたりすると、ここに一年がまとまります。</p>
      </EmptyNote>
    )
  return (
    <>
      <Figures figures={numbersOf(stats)} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-40">
        <MonthFigure
          label={`${year}年の旅の記録`}
          unit="件"
          months={stats.months.map(({ month, travels }) => ({ month, value: travels }))}
        />
        <YearPrefectures stats={stats} />
      </div>
      <ShareFold card={yearCard(year, stats)} />
    </>
  )
}

const YearPrefectures = ({ stats: { prefectures } }: { stats: UsageStats }) => (
  <div className={`${inks.inks} grid content-start gap-12`}>
    <h3 className="text-16">旅した都道府県</h3>
    {prefectures.length === 0 && <p className="text-15 text-usuzumi">この年の旅の記録はありません。</p>}
    <ul className="[columns:13rem] gap-x-24">
      {prefectures.map(({ code, records }) => (
        <li className="flex break-inside-avoid items-center gap-8 py-4 whitespace-nowrap" key={code}>
          <span
            className={`${inks.level} size-[1.125rem] flex-none rounded`}
            data-level={recordedLevel(records)}
            aria-hidden="true"
          />
          {prefectureOfCode(code)?.name}
          <span className="text-13 text-usuzumi">
            {LEVELS[recordedLevel(records)].label}・{records.count}件
          </span>
        </li>
      ))}
    </ul>
  </div>
)
