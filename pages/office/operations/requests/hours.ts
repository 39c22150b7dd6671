import type { HourFigure } from '#domain/operations/operations.ts'

const HOUR_MS = 3_600_000

/** The last 24 hours in order, including those without requests. */
export function hoursOf(figures: readonly HourFigure[], now: Date): HourFigure[] {
  const byHour = new Map(figures.map((figure) => [Date.parse(figure.hour), figure]))
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  return Array.from({ length: 24 }, (_, index) => {
    const at = last - (23 - index) * HOUR_MS
    return byHour.get(at) ?? { hour: new Date(at).toISOString(), requests: 0, failures: 0, slow: 0 }
  })
}

/** The hours to label: peaks first, then those with enough room. `room`: number of bars a label needs. */
export function peaksOf(hours: readonly HourFigure[], room: (hour: HourFigure) => number): Set<string> {
  const selected: { index: number; places: number; hour: string }[] = []
  const failed = hours
    .map((one, index) => ({ index, places: room(one), ...one }))
    .filter(({ failures }) => failures > 0)
    .sort((one, other) => other.failures - one.failures || other.index - one.index)
  for (const one of failed)
    if (selected.every(({ index, places }) => Math.abs(index - one.index) >= (places + one.places) / 2))
      selected.push(one)
  return new Set(selected.map((one) => one.hour))
}

const hour = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', hour: 'numeric' })

/** `9時` in Japan. */
export const hourText = (iso: string): string => hour.format(new Date(iso))
