import { addDays, japanTime, weekdayOf } from '../japan-time.ts'
import { WEEKDAY_NAMES } from '../weekday.ts'
import type { TravelGuide } from './guide.ts'
import { dayCount } from './new-guide.ts'

type Dated = Pick<TravelGuide, 'startDate' | 'endDate'>

/** Where a journey stands: on its way, still to come, not dated, over. */
export type GuidePhase = 'now' | 'coming' | 'undated' | 'past'

export const PHASES: readonly { phase: GuidePhase; title: string }[] = [
  { phase: 'now', title: '旅行中' },
  { phase: 'coming', title: 'これから' },
  { phase: 'undated', title: '日付未定' },
  { phase: 'past', title: 'これまで' },
]

const endOf = ({ startDate, endDate }: Dated): string =>
  [startDate ?? '', endDate ?? ''].toSorted().at(-1) ?? ''

/** The phase on a calendar day in Japan; a journey without a first day is undated. */
export function phaseOf(guide: Dated, today: string): GuidePhase {
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

/** Guides by phase on Japan's calendar: the next journey first, the last one first among those that are over. */
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

/** All of them in the order of the groups: the one that is meant most likely comes first. */
export const nextFirst = <Guide extends TravelGuide>(guides: readonly Guide[], now: Date): Guide[] =>
  guideGroups(guides, now).flatMap((group) => group.guides)

/** 「あと12日」「明日から」「今日から」「2日目」; nothing for what is over or undated. */
export function countdownText(guide: Dated, now: Date): string {
  const today = japanTime(now).date
  const { startDate } = guide
  if (!startDate) return ''
  if (startDate > today) {
    const days = dayCount(today, startDate) - 1
    return days === 1 ? '明日から' : `あと${days}日`
  }
  if (phaseOf(guide, today) === 'past') return ''
  return startDate === today ? '今日から' : `今日は${dayCount(startDate, today)}日目`
}

const monthDay = (date: string): string => `${Number(date.slice(5, 7))}月${Number(date.slice(8, 10))}日`

/** 「5月3日（土）」. */
export const shortDay = (date: string): string => `${monthDay(date)}（${WEEKDAY_NAMES[weekdayOf(date)]}）`

/** 「2026年5月3日〜5日」「2026年12月30日〜2027年1月2日」; 「日付未定」 without a first day. */
export function daysText({ startDate, endDate }: Dated): string {
  if (!startDate) return '日付未定'
  const first = `${startDate.slice(0, 4)}年${monthDay(startDate)}`
  if (!endDate || endDate <= startDate) return first
  if (endDate.slice(0, 4) !== startDate.slice(0, 4))
    return `${first}〜${endDate.slice(0, 4)}年${monthDay(endDate)}`
  if (endDate.slice(0, 7) !== startDate.slice(0, 7)) return `${first}〜${monthDay(endDate)}`
  return `${first}〜${Number(endDate.slice(8, 10))}日`
}

/** 「日帰り」「1泊2日」; nothing without a first and a last day. */
export function lengthText({ startDate, endDate }: Dated): string {
  if (!startDate || !endDate) return ''
  const days = dayCount(startDate, endDate)
  return days === 1 ? '日帰り' : `${days - 1}泊${days}日`
}

type SectionWords = { kind: 'day' | 'theme'; date: string | null; title: string }

/** What a section is called: 「2日目」 by its place among the days, with its date and title; a theme by its title. */
export function sectionNames(sections: readonly SectionWords[]): { name: string; detail: string }[] {
  let day = 0
  return sections.map(({ kind, date, title }) => {
    if (kind === 'theme') return { name: title || 'テーマ', detail: '' }
    day++
    return { name: `${day}日目`, detail: [date && shortDay(date), title].filter(Boolean).join(' ') }
  })
}

/** The same weekday as a journey began on, as soon as possible but not before tomorrow: when its copy may begin. */
export function nextSameWeekday(startDate: string | null, now: Date): string | null {
  if (!startDate) return null
  const tomorrow = addDays(japanTime(now).date, 1)
  if (startDate >= tomorrow) return addDays(startDate, 7)
  const ahead = (dayCount(startDate, tomorrow) - 1) % 7
  return addDays(tomorrow, (7 - ahead) % 7)
}
