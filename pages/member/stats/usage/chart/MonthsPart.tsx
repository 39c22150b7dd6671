import { link } from '#domain/url/link.ts'
import { UsageMetric } from '#domain/usage/metric.ts'
import { METRIC_LABELS, type UsageStats } from '#domain/usage/usage-stats.ts'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { dayLabel } from '../parts/day-text.ts'
import { Figures } from '../parts/Figures.tsx'
import { Part } from '../parts/Part.tsx'
import { MonthFigure } from './MonthFigure.tsx'

/** The last twelve months: streaks and activities. */
export const MonthsPart = ({ stats }: { stats: UsageStats }) => (
  <Part title="この12か月">
    <Figures figures={figuresOf(stats)} />
    {isEmpty(stats) ? (
      <EmptyNote>
        <p>この12か月の利用は、まだありません。</p>
        <p>記事やスポットを見たり、お気に入りに加えたりすると、月ごとのグラフになります。</p>
        <a href={link('article-pages')}>記事を読む</a>
      </EmptyNote>
    ) : (
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(20rem,100%),1fr))] gap-40">
        {UsageMetric.options.map((metric) => (
          <MonthFigure
            key={metric}
            {...METRIC_LABELS[metric]}
            months={stats.months.map(({ month, counts }) => ({ month, value: counts[metric] }))}
          />
        ))}
      </div>
    )}
  </Part>
)

const isEmpty = ({ totals }: UsageStats): boolean =>
  UsageMetric.options.every((metric) => totals[metric] === 0)

function figuresOf({ streak, months, firstDay, lastDay }: UsageStats) {
  const days = months.reduce((sum, month) => sum + month.days, 0)
  return [
    {
      label: 'いま続いている日数',
      value: streak.current,
      unit: '日',
      note: streak.current === 0 ? '今日から数えはじめられます' : undefined,
    },
    { label: '続いた最長の日数', value: streak.longest, unit: '日' },
    { label: '利用した日', value: days, unit: '日' },
    ...(firstDay && lastDay
      ? [
          { label: 'はじめて利用した日', value: dayLabel(firstDay), isText: true as const },
          { label: '最後に利用した日', value: dayLabel(lastDay), isText: true as const },
        ]
      : []),
  ]
}
