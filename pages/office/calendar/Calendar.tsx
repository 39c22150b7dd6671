import { useState } from 'react'
import { z } from 'zod'
import { japanTime } from '#domain/date/japan-time.ts'
import { PlannedChange } from '#domain/manuscript/office-home.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { Refusal } from '#renderer/area/Refusal.tsx'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import { useConditions } from '../list-kit/useConditions.ts'
import { useRows } from '../list-kit/useRows.ts'
import { useStaff } from '../useStaff.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarHead } from './CalendarHead.tsx'
import { DayGrid } from './DayGrid.tsx'
import { type View, viewOf, weeksOf } from './days.ts'

const listPlan = endpoint(
  'GET /manage/calendar',
  z.object({ changes: z.object({ list: z.array(PlannedChange) }) }),
)

/** What happens on the days of a view, by day. */
function usePlan(view: View) {
  const days = weeksOf(view).flat()
  const query = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const { rows = [], ...found } = useRows(listPlan({ query }), 'changes')
  const byDay = Map.groupBy(rows, ({ at }) => japanTime(new Date(at)).date)
  return { byDay, ...found }
}

const MoveSheet = lazyPart(() => import('./MoveSheet.tsx').then(({ MoveSheet }) => MoveSheet))

type Moving = { change: PlannedChange; opener: HTMLElement }

/** `/$/calendar`: scheduled publications and removals by day in Japan. */
export function Calendar() {
  const { staff } = useStaff()
  const { text, change } = useConditions()
  const view = viewOf(text)
  const show = ({ span, day }: View) => change({ [span]: day }, { replace: true })
  const { byDay, isBusy, error, retry } = usePlan(view)
  const [moving, setMoving] = useState<Moving | null>(null)
  if (!staff) return null
  // Changing the end of a page with unpublished changes would publish them.
  const canMove = ({ what, manuscript: { kind, stage } }: PlannedChange) =>
    what !== 'published' &&
    (stage === 'scheduled' || stage === 'published') &&
    staff.can('publish', kind) !== null
  return (
    <section className="grid grid-cols-1 gap-16">
      <h1 className="text-22 md:text-28">公開予定</h1>
      <CalendarHead view={view} onView={show} />
      {error && <Refusal error={error} onRetry={retry} />}
      <DayGrid view={view} byDay={byDay} onView={show} isBusy={isBusy} />
      <Agenda
        day={view.day}
        changes={byDay.get(view.day) ?? []}
        canMove={canMove}
        onMove={(change, opener) => setMoving({ change, opener })}
      />
      {moving && <MoveSheet {...moving} onClose={() => setMoving(null)} onMoved={retry} />}
    </section>
  )
}
