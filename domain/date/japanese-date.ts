// Uses Intl so that public pages need no date library.
const day = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' })
const monthAndDay = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'long',
  day: 'numeric',
})
const monthNumber = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', month: 'numeric' })

/** `2025年1月1日`, the format for days in prose and on cards. `iso` is a date or a date and time. */
export const japaneseDay = (iso: string): string => day.format(moment(iso))

/** `1月1日`. */
export const japaneseMonthDay = (iso: string): string => monthAndDay.format(moment(iso))

/** The month in Japan, 1–12. */
export const japaneseMonth = (now: Date): number => Number(monthNumber.format(now))

/** A day without a time means that day in Japan. */
function moment(iso: string): Date {
  return new Date(iso.includes('T') ? iso : `${iso}T00:00:00+09:00`)
}
