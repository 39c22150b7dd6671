import { addDays } from '#domain/date/japan-time.ts'
import type { TravelActivity } from '#domain/travel/activity.ts'
import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'

/** When somebody leaves a hotel where nobody has said: what most hotels in Japan ask for. */
const USUAL_CHECK_OUT = '10:00'
/** Who is at the same hotel again before then comes to check out, later to stay another night. */
const LATEST_CHECK_OUT = '12:00'

/** A stay at a hotel: Japan's days and times. */
export type Stay = { from: string; checkIn: string; to: string; checkOut: string }

type Day = { date: string; lines: readonly TravelActivity[] }

const isSame = (one: TravelActivity, other: TravelActivity) =>
  other.kind === 'hotel' && (one.refId ? one.refId === other.refId : one.title === other.title)

/**
 * The stays of a trip by the activity that they begin with; `null` for one that belongs to an earlier stay, as the next
 * night at the same hotel does, or the hour of checking out.
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
  // The hour of checking out has a line of its own.
  if (isLater && startTime && startTime <= LATEST_CHECK_OUT)
    return { to: date, checkOut: endTime ?? startTime }
  const isNextDay = endTime === null || endTime <= (startTime ?? '24:00')
  return { to: isNextDay ? addDays(date, 1) : date, checkOut: endTime ?? usual }
}
