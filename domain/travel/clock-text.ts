const CLOCK = /^(\d{1,2}):?(\d{2})$/

/**
 * A typed time as `HH:mm`: `9:30`, `930`, `９時３０分`, `25:00` for a time after midnight. Empty input gives `''`; invalid
 * times, and times after 29:59, give `null`.
 */
export function clockOfTyped(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/^(\d{1,2})時半$/, '$1:30')
    .replace(/^(\d{1,2})時$/, '$1:00')
    .replace(/^(\d{1,2})時(\d{1,2})分?$/, (_, hours, minutes) => `${hours}:${minutes.padStart(2, '0')}`)
  if (text === '') return ''
  const [, hours = '', minutes = ''] = CLOCK.exec(text) ?? []
  if (!hours || Number(hours) > 29 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** `09:00` → `9:00`, `26:00` → `翌2:00`; midnight at the end of a day stays `24:00`. */
export function clockText(clock: string): string {
  const [hours, minutes] = clock.split(':')
  const isTomorrow = Number(hours) >= 24 && clock !== '24:00'
  return `${isTomorrow ? '翌' : ''}${Number(hours) - (isTomorrow ? 24 : 0)}:${minutes}`
}

/** 95 → `1時間35分`, 60 → `1時間`, 20 → `20分`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${hours > 0 ? `${hours}時間` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`
}
