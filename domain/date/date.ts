import { parseISO } from 'date-fns'
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz'

/** The time zone for display and input, regardless of the device (spec §9). */
const TIME_ZONE = 'Asia/Tokyo'

const OFFSET = String.raw`(Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?`
const FRACTION = String.raw`(?:[.,]\d+)?`
/** 24:00 is the end of a day, and the only valid time of that hour. */
const EXTENDED_TIME = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d${FRACTION})?|24:00(?::00)?`
const BASIC_TIME = String.raw`(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d${FRACTION})?|2400(?:00)?`

/** A date (calendar, week or ordinal), optionally with a time, either all in extended or all in basic format. */
const ISO_FORMS = [
  String.raw`(\d{4}-(?:\d{2}-\d{2}|W\d{2}(?:-[1-7])?|\d{3}))(?:T(${EXTENDED_TIME})${OFFSET})?`,
  String.raw`(\d{4}(?:\d{4}|W\d{2}[1-7]?|\d{3}))(?:T(${BASIC_TIME})${OFFSET})?`,
].map((form) => new RegExp(`^${form}$`))

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** Midnight UTC of a day in milliseconds; NaN for a day that does not exist. */
function startOfDay(day: string): number {
  const start = parseISO(`${day}T00:00Z`).getTime()
  const [, year, week] = /^(\d{4})-?(W)?/.exec(day) ?? []
  // A week belongs to the year of its Thursday; most years have no week 53.
  const inYear = week ? start + (3 - ((new Date(start).getUTCDay() + 6) % 7)) * DAY : start
  return new Date(inYear).getUTCFullYear() === Number(year) ? start : Number.NaN
}

/** `09:30:15,5` and `093015.5` in milliseconds. */
function timeOfDay(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(\d\d):?(\d\d):?(.*)$/.exec(time) ?? []
  const ofMinute = Math.round(Number(String(seconds).replace(',', '.')) * 1000)
  return (Number(hours) * 60 + Number(minutes)) * MINUTE + ofMinute
}

/** `+09`, `+0900` and `+09:00` in milliseconds. */
function offsetOf(offset: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}

/**
 * Parses ISO 8601. Without an offset the text is in Japan's time. Returns `null` for invalid text (R183), including
 * days that do not exist.
 */
export function parseDate(text: string): Date | null {
  const found = ISO_FORMS.map((form) => form.exec(text)).find(Boolean)
  const [, day = '', time = '', offset] = found ?? []
  const date = new Date(startOfDay(day) + timeOfDay(time))
  if (Number.isNaN(date.getTime())) return null
  return offset
    ? new Date(date.getTime() - offsetOf(offset))
    : fromZonedTime(date.toISOString().slice(0, -1), TIME_ZONE)
}

/** The moment at which an ISO day begins in Japan. */
export const startOfJapaneseDay = (isoDay: string): Date => fromZonedTime(`${isoDay}T00:00:00`, TIME_ZONE)

/** Formats in Japan's time by a pattern of date-fns; nothing gives ''. */
export const formatAs = (pattern: string) => (date: Date | null) =>
  date ? formatInTimeZone(date, TIME_ZONE, pattern) : ''

/** `2025/01/01 00:00:00`; '' for no date. */
export const formatDateTime = formatAs('yyyy/MM/dd HH:mm:ss')
/** `2025/01/01`; '' for no date. */
export const formatDate = formatAs('yyyy/MM/dd')
/** `2025-01-01T00:00`, the value of a datetime-local input; '' for no date. */
export const formatDateTimeInput = formatAs("yyyy-MM-dd'T'HH:mm")
/** `2025-01-01`, the calendar day in Japan. */
export const formatIsoDay = formatAs('yyyy-MM-dd')
