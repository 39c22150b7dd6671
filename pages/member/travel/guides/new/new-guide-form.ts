import { z } from 'zod'
import { IsoDate } from '#domain/date/iso-date.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { TRAVEL_LIMITS, TravelGuideInput } from '#domain/travel/guide.ts'
import { type AddedPlace, guideOfPlaces } from '#domain/travel/guide-of-places.ts'
import { dayCount, emptyGuide, type NewGuide } from '#domain/travel/new-guide.ts'
import { guideOfTemplate, TEMPLATE_NAMES } from '#domain/travel/templates.ts'

const Day = z.union([z.literal(''), IsoDate])

/** The values of the form; templates define their own number of days. */
export const NewGuideValues = z
  .object({
    from: z.enum(['empty', 'template', 'favorites']),
    template: z.enum(TEMPLATE_NAMES),
    places: z.array(Identifier).max(TRAVEL_LIMITS.activitiesOfSection),
    title: TravelGuideInput.shape.title,
    startDate: Day,
    endDate: Day,
  })
  .check((context) => {
    const { from, startDate, endDate, places } = context.value
    const refuse = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value })
    if (from === 'favorites' && places.length === 0) refuse('places', 'ひとつ以上選んでください。')
    if (from === 'template') return
    if (endDate && !startDate) refuse('startDate', '帰る日を決めるときは、出発日も入れてください。')
    if (startDate && endDate && endDate < startDate)
      refuse('endDate', '帰る日は、出発日と同じかあとの日にしてください。')
    else if (dayCount(startDate || null, endDate || null) > TRAVEL_LIMITS.sections)
      refuse('endDate', `一冊のしおりは${TRAVEL_LIMITS.sections}日までです。`)
  })
export type NewGuideValues = z.infer<typeof NewGuideValues>

/** The guide created from the values; `favorites` are the selectable favourites. */
export function guideOfValues(
  id: Identifier,
  { from, template, places, title, startDate, endDate }: NewGuideValues,
  favorites: readonly AddedPlace[],
): NewGuide {
  const start = { id, title, startDate: startDate || null, endDate: endDate || null }
  if (from === 'template') return guideOfTemplate(template, start, randomIdentifier)
  if (from === 'empty') return emptyGuide(start, randomIdentifier)
  const chosen = favorites.filter((place) => places.includes(place.id))
  return guideOfPlaces(chosen, start, randomIdentifier)
}
