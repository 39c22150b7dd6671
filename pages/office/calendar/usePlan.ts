import { useRef } from 'react'
import { z } from 'zod'
import { PlannedChange } from '#domain/manuscript/office-home.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import { useAnswer } from '#renderer/api/useAnswer.ts'
import { ask } from '../ask.ts'
import { type View, weeksOf } from './days.ts'

const PlanAnswer = z.object({ changes: z.object({ list: z.array(PlannedChange) }) })

const japanDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' })

/** What happens on the days of a view, by day. The last answer stays while another one is asked for. */
export function usePlan(view: View) {
  const days = weeksOf(view).flat()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const { data, error, retry } = useAnswer(['office-calendar', from, to], () =>
    ask(PlanAnswer, pathOf`/calendar?${new URLSearchParams({ from, to })}`),
  )
  const last = useRef<readonly PlannedChange[]>(undefined)
  if (data) last.current = data.changes.list
  const byDay = new Map<string, PlannedChange[]>()
  for (const change of last.current ?? []) {
    const day = japanDay.format(new Date(change.at))
    byDay.set(day, [...(byDay.get(day) ?? []), change])
  }
  return { byDay, isKnown: data !== undefined, error, retry }
}
