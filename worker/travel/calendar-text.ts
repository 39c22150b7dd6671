/** One property of RFC 5545: its name with its parameters, and its value as it is written. */
type Property = readonly [name: string, value: string]

export type CalendarComponent = {
  name: string
  properties: readonly Property[]
  /** Components within it, as alarms are in an event. */
  parts?: readonly CalendarComponent[]
}

const MOST_OCTETS = 75
const encoder = new TextEncoder()
const octetsOf = (text: string): number => encoder.encode(text).length

/**
 * Text as a value (RFC 5545 §3.3.11): backslash, semicolon, comma and the end of a line have escapes. Other control
 * characters have none and are left out.
 */
export const calendarText = (text: string): string =>
  text
    // First, so that halves of two characters never become a third when what stood between them goes.
    .toWellFormed()
    .replaceAll(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/** A line of at most 75 octets in UTF-8; what goes on begins with a space (RFC 5545 §3.1). No character is cut. */
export function foldedLine(line: string): string {
  if (octetsOf(line) <= MOST_OCTETS) return line
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MOST_OCTETS) {
      lines.push(current)
      // The space in front is part of the line.
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Japan's clock has had one offset since 1952, so the zone is one observance that never changes. */
const TOKYO: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Tokyo',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const linesOf = ({ name, properties, parts = [] }: CalendarComponent): string[] => [
  `BEGIN:${name}`,
  ...properties.map(([property, value]) => `${property}:${value}`),
  ...parts.flatMap(linesOf),
  `END:${name}`,
]

/** A whole calendar (`text/calendar`, https://www.rfc-editor.org/rfc/rfc5545), named as calendar apps show it. */
export const calendarFile = (name: string, events: readonly CalendarComponent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabishirube//Travel guide//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${calendarText(name)}`,
    'X-WR-TIMEZONE:Asia/Tokyo',
    ...TOKYO,
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(foldedLine)
    .join('\r\n')

/** `2026-12-05` is `20261205`. */
export const calendarDay = (date: string): string => date.replaceAll('-', '')

/** A moment in UTC: `2026-11-21T00:00:00.000Z` is `20261121T000000Z`. */
export const calendarMoment = (iso: string): string =>
  new Date(iso).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
