import { addDays } from '../date/japan-time.ts'
import { cutText } from '../text/cut-text.ts'
import type { Identifier } from '../text/identifier.ts'
import { activitiesOf, applyEdits } from './apply-edit.ts'
import { TRAVEL_LIMITS, type TravelGuideInput } from './guide.ts'
import { daysOf, dayText } from './guide-days.ts'
import type { GuideDocument } from './guide-document.ts'
import type { GuideEdit } from './guide-edit.ts'
import { WISHES } from './guide-of-places.ts'
import type { TravelSection } from './section.ts'

type TripDates = Pick<TravelGuideInput, 'startDate' | 'endDate'>

/** Index for a new day: after the last day, before the themes that follow. */
export const afterDays = (sections: readonly Pick<TravelSection, 'kind'>[]): number =>
  sections.findLastIndex(({ kind }) => kind === 'day') + 1

const MAX_MEMO = 1000

const isWishes = ({ kind, title }: TravelSection) => kind === 'theme' && title === WISHES

const updated = ({ id, version }: TravelSection, patch: Partial<TravelSection>): GuideEdit => ({
  type: 'updateSection',
  id,
  version,
  patch,
})

/** Assigns dates in order to the days of an undated trip. */
function datedInOrder({ sections }: GuideDocument, from: string | null): GuideEdit[] {
  const days = sections.filter(({ kind }) => kind === 'day')
  if (from === null || days.some(({ date }) => date !== null)) return []
  return days.map((section, index) => updated(section, { date: addDays(from, index) }))
}

/** Days added after the former last one, up to the guide's limit. */
function addedDays({ guide, sections }: GuideDocument, formerEnd: string | null, newId: () => Identifier) {
  const usedDates = new Set(sections.flatMap(({ date }) => date ?? []))
  const last = formerEnd ?? [...usedDates].toSorted().at(-1) ?? ''
  const room = TRAVEL_LIMITS.sections - sections.length
  const free = daysOf(guide).filter((date) => date > last && !usedDates.has(date))
  return free.slice(0, Math.max(0, room)).map((date, index): GuideEdit => {
    const section = { kind: 'day', date, title: '', memo: '' } as const
    return { type: 'addSection', id: newId(), at: afterDays(sections) + index, section }
  })
}

/** Title and memo of a day, kept where its activities go. */
const noteOf = ({ title, memo }: Pick<TravelSection, 'title' | 'memo'>): string =>
  [title, memo].filter(Boolean).join('\n')

/**
 * The section that receives the activities of removed days: 行きたいところ, or the first removed day, which is turned into
 * it.
 */
function recipientOf({ sections }: GuideDocument, filled: readonly TravelSection[]) {
  const existing = sections.find(isWishes)
  if (existing) return { section: existing, memo: existing.memo }
  const [first] = filled
  return first && { section: first, memo: noteOf(first) }
}

/**
 * Removes days outside the trip: their activities move to 行きたいところ with times and bookings, their title and memo are
 * added to its memo. A day that does not fit there stays as a theme.
 */
function droppedDays(document: GuideDocument, formerEnd: string | null): GuideEdit[] {
  const { endDate } = document.guide
  if (endDate === null || formerEnd === null || endDate >= formerEnd) return []
  const dropped = document.sections.filter(
    ({ kind, date }) => kind === 'day' && date !== null && date > endDate && date <= formerEnd,
  )
  const isFilled = (day: TravelSection) => activitiesOf(document, day.id).length > 0 || noteOf(day) !== ''
  const recipient = recipientOf(document, dropped.filter(isFilled))
  if (!recipient) return dropped.map(({ id }) => ({ type: 'deleteSection', id }))
  const { section } = recipient
  let memo = recipient.memo
  let count = activitiesOf(document, section.id).length
  const edits = dropped.flatMap((day): GuideEdit[] => {
    if (day.id === section.id) return []
    const text = [memo, noteOf(day)].filter(Boolean).join('\n')
    const lines = activitiesOf(document, day.id).length
    const isTooMuch = text.length > MAX_MEMO || count + lines > TRAVEL_LIMITS.activitiesOfSection
    if (isTooMuch) {
      const title = day.title || (day.date && dayText(day.date)) || ''
      return [updated(day, { kind: 'theme', date: null, title })]
    }
    memo = text
    count += lines
    return [{ type: 'deleteSection', id: day.id, linesTo: section.id }]
  })
  const wishes = { kind: 'theme', date: null, title: WISHES, memo: cutText(memo, MAX_MEMO) } as const
  return [...(isWishes(section) && memo === section.memo ? [] : [updated(section, wishes)]), ...edits]
}

/**
 * The edits that follow from a change of a trip's dates. Days move with the first day; a later end adds days before
 * 行きたいところ, an earlier one removes days and keeps their content.
 * @param document the guide before the change
 */
export function changeOfDates(
  document: GuideDocument,
  dates: TripDates,
  newId: () => Identifier,
): GuideEdit[] {
  const { guide } = document
  if (guide.startDate === dates.startDate && guide.endDate === dates.endDate) return []
  const moved: GuideEdit[] = [{ type: 'updateGuide', version: guide.version, patch: dates }]
  const undated = datedInOrder(document, dates.startDate)
  const after = applyEdits(document, [...moved, ...undated])
  // Same length as before, counted from the new first day.
  const length = daysOf(guide).length
  const formerEnd =
    dates.startDate === null ? null : length > 0 ? addDays(dates.startDate, length - 1) : lastDated(after)
  return [...moved, ...undated, ...addedDays(after, formerEnd, newId), ...droppedDays(after, formerEnd)]
}

const lastDated = ({ sections }: GuideDocument): string | null =>
  sections
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1) ?? null

/**
 * A summary of a change of dates for the member.
 * @param document the guide before the change
 */
export function datesChangeText(document: GuideDocument, edits: readonly GuideEdit[]): string {
  const after = applyEdits(document, edits)
  const dateOf = new Map(after.sections.map(({ id, date }) => [id, date]))
  const moved = document.sections.filter(
    ({ id, kind, date }) => kind === 'day' && dateOf.get(id) && dateOf.get(id) !== date,
  )
  const added = edits.filter((edit) => edit.type === 'addSection' && edit.section.kind === 'day').length
  const dropped = document.sections.filter(
    ({ id, kind }) => kind === 'day' && !dateOf.get(id) && !isDay(after, id),
  )
  const isMoved = new Set([...moved, ...dropped].map(({ id }) => id))
  const lines = document.activities.filter(({ sectionId }) => isMoved.has(sectionId))
  const rest = lines.filter(({ sectionId }) => dropped.some(({ id }) => id === sectionId))
  const booked = lines.filter(({ status, reservationNo }) => status === 'booked' || reservationNo !== '')
  return [
    moved.length > 0 && `${moved.length}日分の日付を、予定ごと移しました。`,
    added > 0 && `${added}日を追加しました。`,
    dropped.length > 0 && `${dropped.length}日を減らしました。`,
    rest.length > 0 && `その日の予定${rest.length}件は、消さずに「${WISHES}」などへ移しました。`,
    booked.length > 0 &&
      `予約済みの予定${booked.length}件は、予約番号もそのままです。予約先の日付は変わらないため、ご確認ください。`,
  ]
    .filter(Boolean)
    .join('\n')
}

const isDay = ({ sections }: GuideDocument, sectionId: string): boolean =>
  sections.some(({ id, kind }) => id === sectionId && kind === 'day')
