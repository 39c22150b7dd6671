import type { GuidePlaceKind } from '../content/kind.ts'
import { cutText } from '../text/cut-text.ts'
import type { Identifier } from '../text/identifier.ts'
import { BLANK_ACTIVITY, emptyGuide, type GuideStart, type NewActivity, type NewGuide } from './new-guide.ts'

/** A place to be added to a guide. */
export type AddedPlace = {
  kind: GuidePlaceKind
  id: Identifier
  title: string
  prefectureCode: string | null
}

/** The activity for a place: planned on a day, otherwise a candidate. */
export const activityOfPlace = (
  { kind, id, title }: AddedPlace,
  status: 'planned' | 'idea' = 'planned',
): Omit<NewActivity, 'id' | 'sectionId'> => ({
  ...BLANK_ACTIVITY,
  kind,
  refId: id,
  title: cutText(title, 80),
  status,
})

/** Title of the section for places without a day. */
export const WISHES = '行きたいところ'

/** Prefectures of the places in order, without duplicates. */
const prefecturesOf = (places: readonly AddedPlace[]): string[] => [
  ...new Set(places.flatMap(({ prefectureCode }) => prefectureCode ?? [])),
]

/** An empty guide with these places in a section of their own, to be arranged into days. */
export function guideOfPlaces(
  places: readonly AddedPlace[],
  start: GuideStart,
  newId: () => Identifier,
): NewGuide {
  const { guide, sections } = emptyGuide(start, newId)
  const wishes = { id: newId(), kind: 'theme', date: null, title: WISHES, memo: '' } as const
  return {
    guide: { ...guide, prefectureCodes: prefecturesOf(places) },
    sections: [...sections, wishes],
    activities: places.map((place) => ({
      ...activityOfPlace(place, 'idea'),
      id: newId(),
      sectionId: wishes.id,
    })),
  }
}

/** An empty guide with one place on its first day. */
export function guideOfPlace(place: AddedPlace, start: GuideStart, newId: () => Identifier): NewGuide {
  const { guide, sections } = emptyGuide(start, newId)
  const [first] = sections
  return {
    guide: { ...guide, prefectureCodes: prefecturesOf([place]) },
    sections,
    activities: first ? [{ ...activityOfPlace(place), id: newId(), sectionId: first.id }] : [],
  }
}
