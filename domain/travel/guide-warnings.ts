import type { HolidayCalendar } from '../place/closing-days.ts'
import type { TravelActivity } from './activity.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument, GuidePlace } from './guide-document.ts'
import { type OpeningWarning, openingWarning } from './opening-warning.ts'
import type { TravelSection } from './section.ts'
import { type TimeWarning, timeWarnings } from './time-warnings.ts'

/** A warning about one section or activity. */
type Warning =
  | OpeningWarning
  | TimeWarning
  | { kind: 'outOfBusiness' | 'suspended' | 'notPublic' | 'outsideGuide'; text: string }

/** A warning about an inconsistency in a guide, worded for the traveller. Warnings never block anything. */
export type GuideWarning = Warning & {
  sectionId: string
  /** The activity it concerns; `null` for the section itself. */
  activityId: string | null
}

/**
 * All warnings of a guide in the order of its activities. Times and days are Japan's, regardless of the device.
 * Themes have warnings about places only, because they have no date.
 * @param holidays the public holidays around the guide's days; without them, days that depend on holidays have no
 * warnings
 */
export function guideWarnings(
  { guide, sections, activities, places }: GuideDocument,
  holidays: HolidayCalendar | null,
): GuideWarning[] {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return sections.flatMap((section) => {
    const lines = activities.filter(({ sectionId }) => sectionId === section.id)
    const times = section.kind === 'day' ? timeWarnings(lines) : null
    const about = (activityId: string | null) => (found: Warning) => ({
      ...found,
      sectionId: section.id,
      activityId,
    })
    return [
      ...dayWarnings(guide, section).map(about(null)),
      ...lines.flatMap((line) =>
        [
          ...placeWarnings(line, placeOf.get(line.refId ?? ''), section, holidays),
          ...(times?.get(line.id) ?? []),
        ].map(about(line.id)),
      ),
    ]
  })
}

function dayWarnings({ startDate, endDate }: TravelGuide, { kind, date }: TravelSection): Warning[] {
  if (kind !== 'day' || date === null) return []
  const isOutside = (startDate !== null && date < startDate) || (endDate !== null && date > endDate)
  return isOutside ? [{ kind: 'outsideGuide', text: 'しおりの日程の外にある日です。' }] : []
}

function placeWarnings(
  line: TravelActivity,
  place: GuidePlace | undefined,
  { kind, date }: TravelSection,
  holidays: HolidayCalendar | null,
): Warning[] {
  // No warnings for activities that are done or places that are unknown.
  if (!place || line.status === 'done') return []
  if (place.href === null) return [{ kind: 'notPublic', text: 'この場所の紹介は公開を終了しました。' }]
  if (place.businessStatus === 'closed') return [{ kind: 'outOfBusiness', text: '閉業しています。' }]
  if (place.businessStatus === 'tempClosed') return [{ kind: 'suspended', text: '休業中です。' }]
  if (!place.opening || kind !== 'day' || date === null) return []
  const found = openingWarning(place.opening, line, date, holidays)
  return found ? [found] : []
}
