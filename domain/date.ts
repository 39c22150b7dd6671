import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

/** The one time zone of display and input, whatever the device says (spec §9). */
export const TIME_ZONE = 'Asia/Tokyo'

/** A day, or a day and a time, with or without an offset. */
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:T(?:[01]\d|2[0-3]):\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/**
 * Reads ISO 8601. Without an offset the text means Japan's time. What cannot be read is `null` (R183), a day that no
 * calendar has too: `Date` itself takes 30 February for 2 March.
 */
export function parseDate(text: string): Date | null {
  const [, day = '', offset] = ISO_DATE.exec(text) ?? []
  if (!day || Number.isNaN(fromZonedTime(day, TIME_ZONE).getTime())) return null
  const date = offset ? new Date(text) : fromZonedTime(text, TIME_ZONE)
  return Number.isNaN(date.getTime()) ? null : date
}

const formatAs = (pattern: string) => (date: Date | null) =>
  date ? formatInTimeZone(date, TIME_ZONE, pattern) : ''

/** `2025/01/01 00:00:00`; nothing gives ''. */
export const formatDateTime = formatAs('yyyy/MM/dd HH:mm:ss')
/** `2025/01/01`; nothing gives ''. */
export const formatDate = formatAs('yyyy/MM/dd')
/** `2025-01-01T00:00`, what a datetime-local input holds; nothing gives ''. */
export const formatDateTimeInput = formatAs("yyyy-MM-dd'T'HH:mm")
/** `2025-01-01`, the calendar day in Japan. */
export const formatIsoDay = formatAs('yyyy-MM-dd')
