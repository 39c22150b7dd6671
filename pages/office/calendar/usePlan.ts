import { z } from 'zod'
import { japanTime } from '#domain/date/japan-time.ts'
import { PlannedChange } from '#domain/manuscript/office-home.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useRows } from '../list-kit/useRows.ts'
import { type View, weeksOf } from './days.ts'

const PlanAnswer = z.object({ changes: z.object({ list: z.array(PlannedChange) }) })

/** What happens on the days of a view, by day. */
export function usePlan(view: View) {
  const days = weeksOf(view).flat()
  const query = new URLSearchParams({ from: days[0] ?? '', to: days.at(-1) ?? '' })
  const { rows = [], ...found } = useRows(PlanAnswer, 'changes', pathOf`/calendar?${query}`)
  const byDay = Map.groupBy(rows, ({ at }) => japanTime(new Date(at)).date)
  return { byDay, ...found }
}
