// Normalises typed values: full width, 円 and commas are accepted.

/** `1,200円`, `１２００`, `-5` → a number; '' → `null`; other text stays unchanged. */
export function numberOf(typed: string): number | string | null {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[,、\s]|円|¥|\u00a5/g, '')
    .replace(/^[ー−‐–]/, '-')
  if (text === '') return null
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : typed
}

/** `9`, `930`, `９：３０`, `9時半`, `26:00` → `HH:mm`; other text stays unchanged. */
export function clockOf(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace('時半', ':30')
    .replace(/時(\d+)分?$/, ':$1')
    .replace(/時$/, '')
  const found = /^(\d{1,2})(?::?(\d{2}))?$/.exec(text)
  if (!found) return typed
  const clock = `${(found[1] ?? '').padStart(2, '0')}:${found[2] ?? '00'}`
  return /^([01]\d|2\d):[0-5]\d$/.test(clock) ? clock : typed
}

/** Half-width form for codes and URLs: `１２３−４５６７` → `123-4567`. */
export const halfWidth = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[ー−‐–]/g, '-')
    .trim()

/** `1200` → `1,200`. */
export const grouped = (value: number): string => value.toLocaleString('ja-JP', { maximumFractionDigits: 8 })

/** Days of a month; 29 in February, because the days are yearly. */
export const daysOf = (month: number): number => (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31)

/** `4`, `31` → `04-30`: clamped to the last day of the month. */
export const monthDayOf = (month: number, day: number): string =>
  `${String(month).padStart(2, '0')}-${String(Math.min(day, daysOf(month))).padStart(2, '0')}`
