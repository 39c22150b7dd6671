// Intl formatters instead of a date library, for lists of a hundred rows.
const zone = { timeZone: 'Asia/Tokyo' } as const
const time = { hour: '2-digit', minute: '2-digit' } as const
const dayTime = new Intl.DateTimeFormat('ja-JP', { ...zone, month: 'numeric', day: 'numeric', ...time })
const yearDay = new Intl.DateTimeFormat('ja-JP', zone)
const yearDayTime = new Intl.DateTimeFormat('ja-JP', {
  ...zone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  ...time,
})
const day = new Intl.DateTimeFormat('ja-JP', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const yearOf = new Intl.DateTimeFormat('en-US', { ...zone, year: 'numeric' })
const clock = new Intl.DateTimeFormat('ja-JP', { ...zone, ...time })
const weekday = new Intl.DateTimeFormat('ja-JP', { ...zone, month: 'long', day: 'numeric', weekday: 'short' })

/** `2026/03/01` in Japan. */
export const dayText = (iso: string): string => day.format(new Date(iso))

/** `10:00` in Japan. */
export const clockText = (iso: string): string => clock.format(new Date(iso))

/** `3月1日(日)` in Japan, with the year unless it is the current one. */
export const weekdayText = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  return `${yearOf.format(date) === yearOf.format(now) ? '' : `${yearOf.format(date)}年`}${weekday.format(date)}`
}

/** `3/1 10:00` for this year, `2027/3/1 10:00` for later years, and only the day for earlier ones. */
export const momentText = (iso: string, now = new Date()): string => {
  const date = new Date(iso)
  if (yearOf.format(date) === yearOf.format(now)) return dayTime.format(date)
  return date > now ? yearDayTime.format(date) : yearDay.format(date)
}

const MINUTE = 60_000

/** 「3分前」「昨日の…」 within a day, otherwise the date. */
export const agoText = (iso: string, now = new Date()): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE)
  if (minutes < 1) return 'たった今'
  if (minutes < 60) return `${minutes}分前`
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)}時間前`
  return momentText(iso, now)
}
