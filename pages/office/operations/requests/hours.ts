import type { HourFigure } from '#domain/operations/operations.ts'

const HOUR_MS = 3_600_000

/** The last 24 hours, the earliest first, also those in which nothing was asked. */
export function hoursOf(figures: readonly HourFigure[], now: Date): HourFigure[] {
  const known = new Map(figures.map((figure) => [Date.parse(figure.hour), figure]))
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return Array.from({ length: 24 }, (_, index) => {
    const at = last - (23 - index) * HOUR_MS
    return known.get(at) ?? { hour: new Date(at).toISOString(), requests: 0, failures: 0, slow: 0 }
  })
}

/**
 * The hours whose number stands over their bar: the highest first, then those with room beside them. `room`: for how many
 * bars a number needs the place.
 */
export function peaksOf(hours: readonly HourFigure[], room: (hour: HourFigure) => number): Set<string> {
  const chosen: { index: number; places: number; hour: string }[] = []
  const failed = hours
    .map((one, index) => ({ index, places: room(one), ...one }))
    .filter(({ failures }) => failures > 0)
    .sort((one, other) => other.failures - one.failures || other.index - one.index)
  for (const one of failed)
    if (chosen.every(({ index, places }) => Math.abs(index - one.index) >= (places + one.places) / 2))
      chosen.push(one)
  return new Set(chosen.map((one) => one.hour))
}

const hour = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: 'numeric' })

/** `9時` in Japan. */
export const hourText = (iso: string): string => hour.format(new Date(iso))
