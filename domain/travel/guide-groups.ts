import { addDays, japanTime } from '../date/japan-time.ts'
import type { TravelGuide } from './guide.ts'
import { dayCount } from './new-guide.ts'

type Dated = Pick<TravelGuide, 'startDate' | 'endDate'>

/** Phase of a trip: current, upcoming, undated, past. */
export type GuidePhase = 'now' | 'coming' | 'undated' | 'past'

const PHASES: readonly { phase: GuidePhase; title: string }[] = [
  { phase: 'now', title: '旅行中' },
  { phase: 'coming', title: 'これから' },
  { phase: 'undated', title: '日付未定' },
  { phase: 'past', title: 'これまで' },
]

const endOf = ({ startDate, endDate }: Dated): string =>
  [startDate ?? '', endDate ?? ''].toSorted().at(-1) ?? ''

/** The phase on a calendar day in Japan; without a first day it is undated. */
function phaseOf(guide: Dated, today: string): GuidePhase {
  if (!guide.startDate) return 'undated'
  if (guide.startDate > today) return 'coming'
  return endOf(guide) < today ? 'past' : 'now'
}

const ORDER: Record<GuidePhase, (one: TravelGuide, other: TravelGuide) => number> = {
  now: (one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''),
  coming: (one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''),
  undated: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  past: (one, other) => (other.startDate ?? '').localeCompare(one.startDate ?? ''),
}

/** Guides by phase: upcoming ones ascending, past ones descending by date. */
export function guideGroups<Guide extends TravelGuide>(
  guides: readonly Guide[],
  now: Date,
): { phase: GuidePhase; title: string; guides: Guide[] }[] {
  const today = japanTime(now).date
  return PHASES.flatMap(({ phase, title }) => {
    const found = guides.filter((guide) => phaseOf(guide, today) === phase).toSorted(ORDER[phase])
    return found.length > 0 ? [{ phase, title, guides: found }] : []
  })
}

/** All guides in group order: the most likely one first. */
export const nextFirst = <Guide extends TravelGuide>(guides: readonly Guide[], now: Date): Guide[] =>
  guideGroups(guides, now).flatMap((group) => group.guides)

/** The next date, from tomorrow, with the same weekday as the trip's first day: the default start of a copy. */
export function nextSameWeekday(startDate: string | null, now: Date): string | null {
  if (!startDate) return null
  const tomorrow = addDays(japanTime(now).date, 1)
  if (startDate >= tomorrow) return addDays(startDate, 7)
  const ahead = (dayCount(startDate, tomorrow) - 1) % 7
  return addDays(tomorrow, (7 - ahead) % 7)
}
