import { holidaysAround } from '#domain/date/public-holidays.server.ts'
import { openingThatDay } from '#domain/travel/opening-that-day.ts'
import type { Loaded, LoaderContext } from '#renderer/loader.ts'

export type Data = Loaded<typeof loader>
export const loader = ({ sharedGuide, now }: LoaderContext) => {
  if (!sharedGuide) return null
  const holidays = holidaysAround(now)
  const { guide, choices, sections, places } = sharedGuide
  const byId = new Map(places.map((place) => [place.id, place]))
  const openingOf = (refId: string | null, date: string | null): string => {
    const place = byId.get(refId ?? '')
    return place && date ? openingThatDay(place, date, holidays) : ''
  }
  return {
    guide,
    choices,
    sections: sections.map((section) => ({
      ...section,
      activities: section.activities.map((activity) => ({
        ...activity,
        /** The opening state of its place on that day. */
        opening: openingOf(activity.refId, section.date),
      })),
    })),
    // Only the hours of the day are sent; the whole table would be unused weight.
    places: places.map(({ opening: _opening, ...place }) => place),
  }
}

export type SharedDay = Data['sections'][number]
export type SharedLine = SharedDay['activities'][number]
export type SharedPlace = Data['places'][number]
