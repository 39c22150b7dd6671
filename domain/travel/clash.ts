import type { KnownHolidays } from '../place/closing-days.ts'
import type { TravelActivity } from './activity.ts'
import type { TravelGuide } from './guide.ts'
import type { GuideDocument, GuidePlace } from './guide-document.ts'
import { openingClash } from './opening-clash.ts'
import type { TravelSection } from './section.ts'
import { timeClashes } from './time-clash.ts'

export type ClashKind =
  | 'closedDay'
  | 'beforeOpening'
  | 'betweenHours'
  | 'afterLastEntry'
  | 'afterClosing'
  | 'staysTooLong'
  | 'outOfBusiness'
  | 'suspended'
  | 'notPublic'
  | 'endsBeforeStart'
  | 'outOfOrder'
  | 'overlap'
  | 'lateArrival'
  | 'outsideGuide'

/** Something that does not fit, in words for the traveller. It is told and never keeps anybody from anything. */
export type Clash = {
  kind: ClashKind
  sectionId: string
  /** The line it is about; `null` for the section itself. */
  activityId: string | null
  text: string
}

/** What of a line may clash, as `opening-clash.ts` and `time-clash.ts` find it. */
export type Found = Pick<Clash, 'kind' | 'text'>

/**
 * What does not fit in a guide, in the order of its lines. Times and days are Japan's, whatever the device's clock
 * says. Of themes only what is wrong with the places is told: nobody has decided when to go there.
 * @param holidays the public holidays around the guide's days; without them nothing is said of days that hang on them
 */
export function clashesOf(
  { guide, sections, activities, places }: GuideDocument,
  holidays: KnownHolidays | null,
): Clash[] {
  const placeOf = new Map(places.map((place) => [place.id, place]))
  return sections.flatMap((section) => {
    const lines = activities.filter(({ sectionId }) => sectionId === section.id)
    const times = section.kind === 'day' ? timeClashes(lines) : new Map<string, Found[]>()
    const about = (activityId: string | null) => (found: Found) => ({
      ...found,
      sectionId: section.id,
      activityId,
    })
    return [
      ...dayClashes(guide, section).map(about(null)),
      ...lines.flatMap((line) =>
        [
          ...placeClashes(line, placeOf.get(line.refId ?? ''), section, holidays),
          ...(times.get(line.id) ?? []),
        ].map(about(line.id)),
      ),
    ]
  })
}

function dayClashes({ startDate, endDate }: TravelGuide, { kind, date }: TravelSection): Found[] {
  if (kind !== 'day' || date === null) return []
  const isOutside = (startDate !== null && date < startDate) || (endDate !== null && date > endDate)
  return isOutside ? [{ kind: 'outsideGuide', text: 'しおりの日程の外にある日です。' }] : []
}

function placeClashes(
  line: TravelActivity,
  place: GuidePlace | undefined,
  { kind, date }: TravelSection,
  holidays: KnownHolidays | null,
): Found[] {
  // What has been done cannot clash any more, and of what is not known nothing is said.
  if (!place || line.status === 'done') return []
  if (place.href === null) return [{ kind: 'notPublic', text: 'この場所の紹介は公開を終了しました。' }]
  if (place.businessStatus === 'closed') return [{ kind: 'outOfBusiness', text: '閉業しています。' }]
  if (place.businessStatus === 'tempClosed') return [{ kind: 'suspended', text: '休業中です。' }]
  if (!place.opening || kind !== 'day' || date === null) return []
  const found = openingClash(place.opening, line, date, holidays)
  return found ? [found] : []
}
