/** One property of RFC 5545: its name with its parameters, and its encoded value. */
type Property = readonly [name: string, value: string]

export type CalendarComponent = {
  name: string
  properties: readonly Property[]
  /** Nested components, such as the alarms of an event. */
  parts?: readonly CalendarComponent[]
}

const MAX_OCTETS = 75
const encoder = new TextEncoder()
const octetsOf = (text: string): number => encoder.encode(text).length

/**
 * Text as a value (RFC 5545 §3.3.11): backslash, semicolon, comma and line breaks are escaped. Other control characters
 * have no escapes and are left out.
 */
export const calendarText = (text: string): string =>
  text
    // First, so that unpaired surrogates never form a character when the text between them is removed.
    .toWellFormed()
    .replaceAll(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

/**
 * Folds a line to at most 75 octets in UTF-8; continuations begin with a space (RFC 5545 §3.1). No character is split.
 */
export function foldedLine(line: string): string {
  if (octetsOf(line) <= MAX_OCTETS) return line
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      // The leading space counts.
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Japan has had a single UTC offset since 1952, so the zone is one constant observance. */
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

/** A complete calendar (`text/calendar`, https://www.rfc-editor.org/rfc/rfc5545), with a name for calendar apps. */
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
