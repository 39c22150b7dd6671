import type { HourFigure } from '#domain/operations/operations.ts'
import { Rows } from '../../list-kit/Rows.tsx'
import { countText } from '../texts.ts'
import { hourText } from './hours.ts'

/** The chart's data, latest hour first; hours without requests are omitted. */
export const HoursTable = ({ hours }: { hours: readonly HourFigure[] }) => (
  <details
    // Room for the focus ring below the hours.
    className="mt-8 text-13"
  >
    <summary className="list-item min-h-[2rem] cursor-pointer text-ai">1時間ごとの数を表で見る</summary>
    <Rows
      label="1時間ごとの呼び出し"
      rows={hours.filter(({ requests }) => requests > 0).reverse()}
      idOf={({ hour }) => hour}
      columns={[
        { label: '時', cell: ({ hour }) => `${hourText(hour)}台` },
        { label: '失敗', cell: ({ failures }) => countText(failures), isNumber: true },
        { label: '遅い', cell: ({ slow }) => countText(slow), isNumber: true },
        { label: '回数', cell: ({ requests }) => countText(requests), isNumber: true },
      ]}
      layout="compact"
      empty="呼び出しの記録はまだありません。"
    />
  </details>
)
