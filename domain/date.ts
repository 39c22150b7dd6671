import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

/** The one time zone of display and input, whatever the device says (spec §9). */
export const TIME_ZONE = 'Asia/Tokyo'

const hasOffset = (text: string): boolean => /(Z|[+-]\d{2}:?\d{2})$/i.test(text)

/**
 * Reads ISO 8601. Without an offset the text means Japan's time. What cannot be read is `null`.
 */
export function parseDate(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return null
  const isTimed = text.includes('T')
  const date = isTimed && hasOffset(text) ? new Date(text) : fromZonedTime(text, TIME_ZONE)
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
