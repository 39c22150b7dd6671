import type { HourFigure, RouteFigure } from '#domain/operations/operations.ts'
import { type Columns, Rows } from '../../list-kit/Rows.tsx'
import { Nothing, Part } from '../Part.tsx'
import { countText, durationText } from '../texts.ts'
import { HoursChart } from './HoursChart.tsx'
import { HoursTable } from './HoursTable.tsx'
import { hoursOf } from './hours.ts'

const columns: Columns<RouteFigure> = [
  { label: '呼び出し', cell: ({ route }) => <code>{route}</code> },
  { label: '失敗', cell: ({ failures }) => `${countText(failures)}回`, isNumber: true },
  { label: '遅い', cell: ({ slow }) => `${countText(slow)}回`, isNumber: true },
  { label: '回数', cell: ({ requests }) => `${countText(requests)}回`, isNumber: true },
  { label: '平均', cell: ({ meanMs }) => durationText(meanMs), isNumber: true },
  { label: '最長', cell: ({ longestMs }) => durationText(longestMs), isNumber: true },
]

type Props = { hours: readonly HourFigure[]; routes: readonly RouteFigure[]; now: string }

/** Requests of the last day: failures by hour, and failing or slow routes. */
export function Requests({ hours, routes, now }: Props) {
  const day = hoursOf(hours, new Date(now))
  const requests = day.reduce((sum, hour) => sum + hour.requests, 0)
  const failures = day.reduce((sum, hour) => sum + hour.failures, 0)
  return (
    <Part
      title="呼び出しの失敗と遅さ（24時間）"
      about="失敗はサーバーの側の失敗（5xx）、遅いのは応答に1秒以上かかったものです。"
      aside={
        <span>
          {countText(requests)}回のうち失敗{countText(failures)}回
          {requests > 0 && `（${((failures / requests) * 100).toFixed(2)}%）`}
        </span>
      }
    >
      {failures === 0 && routes.length === 0 ? (
        <div>
          <Nothing>失敗した呼び出しも、遅かった呼び出しもありません。</Nothing>
          <HoursTable hours={day} />
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-24 gap-y-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div>
            <HoursChart hours={day} />
            <HoursTable hours={day} />
          </div>
          <Rows
            label="失敗した、または遅かった呼び出し"
            rows={routes}
            idOf={({ route }) => route}
            columns={columns}
            layout="compact"
            empty="1秒以上かかった呼び出しはありません。"
          />
        </div>
      )}
    </Part>
  )
}
