import { addDays } from '#domain/date/japan-time.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'

/** The default check-out time, as in most hotels in Japan. */
const USUAL_CHECK_OUT = '10:00'
/** An activity at the same hotel before then is the check-out, a later one another night. */
const LATEST_CHECK_OUT = '12:00'

/** A stay at a hotel: days and times of Japan. */
export type Stay = { from: string; checkIn: string; to: string; checkOut: string }

type Day = { date: string; lines: readonly TravelActivity[] }

const isSame = (one: TravelActivity, other: TravelActivity) =>
  other.kind === 'hotel' && (one.refId ? one.refId === other.refId : one.title === other.title)

/**
 * The stays of a trip by their first activity; `null` for an activity of an earlier stay, such as the next night at the
 * same hotel, or the check-out.
 */
export function hotelStays({
  sections,
  activities,
  places,
}: GuideDocument): ReadonlyMap<string, Stay | null> {
  const placeOf = new Map<string | null, GuidePlace>(places.map((place) => [place.id, place]))
  const days = sections.flatMap(({ id, kind, date }): Day[] =>
    kind === 'day' && date ? [{ date, lines: activities.filter(({ sectionId }) => sectionId === id) }] : [],
  )
  const stays = new Map<string, Stay | null>()
  for (const { date, lines } of days.toSorted((one, other) => one.date.localeCompare(other.date))) {
    for (const first of lines) {
      const hours = placeOf.get(first.refId)?.stay
      const checkIn = first.startTime ?? hours?.checkIn
      if (first.kind !== 'hotel' || !checkIn || stays.has(first.id)) continue
      const nights = [first]
      let last = date
      for (;;) {
        const next = days
          .filter((day) => day.date === addDays(last, 1))
          .flatMap((day) => day.lines)
          .find((line) => isSame(first, line))
        if (!next) break
        nights.push(next)
        stays.set(next.id, null)
        last = addDays(last, 1)
        if (next.startTime && next.startTime <= LATEST_CHECK_OUT) break
      }
      stays.set(first.id, {
        from: date,
        checkIn,
        ...endOf(nights.at(-1) ?? first, last, nights.length > 1, hours?.checkOut),
      })
    }
  }
  return stays
}

function endOf(line: TravelActivity, date: string, isLater: boolean, usual = USUAL_CHECK_OUT) {
  const { startTime, endTime } = line
  // The check-out has a line of its own.
  if (isLater && startTime && startTime <= LATEST_CHECK_OUT)
    return { to: date, checkOut: endTime ?? startTime }
  const isNextDay = endTime === null || endTime <= (startTime ?? '24:00')
  return { to: isNextDay ? addDays(date, 1) : date, checkOut: endTime ?? usual }
}
