import { clockOf, minutesOf } from '../date/japan-time.ts'
import type { TravelActivity } from './activity.ts'
import type { Found } from './clash.ts'
import { clockText } from './clock-text.ts'

type Line = Pick<TravelActivity, 'id' | 'kind' | 'title' | 'startTime' | 'endTime' | 'transport'>

/** When a line is, in minutes of its day. */
type Span = { line: Line; start: number; end: number }

const minutes = (clock: string | null): number | null => (clock === null ? null : minutesOf(clock))
const time = (at: number): string => clockText(clockOf(at))

/** When a line ends: as written, or for a move as long after its start as it takes; `null` when nobody can tell. */
const endOf = ({ endTime, transport }: Line, start: number | null): number | null =>
  minutes(endTime) ?? (start !== null && transport?.minutes != null ? start + transport.minutes : null)

/**
 * What does not fit between the times of one day's lines, by the id of the line: an end before its start, a line that
 * stands behind a later one, a move that arrives after the next start, and two lines at once.
 */
export function timeClashes(lines: readonly Line[]): ReadonlyMap<string, Found[]> {
  const found = new Map<string, Found[]>()
  const tell = (line: Line, one: Found) => found.set(line.id, [...(found.get(line.id) ?? []), one])
  const late = lateMoves(lines)
  for (const line of lines) if (endsBeforeStart(line)) tell(line, WRONG_END)
  for (const { line, text } of outOfOrder(lines)) tell(line, { kind: 'outOfOrder', text })
  for (const [line, text] of late) tell(line, { kind: 'lateArrival', text })
  for (const { line, text } of overlaps(lines.filter((one) => !late.has(one))))
    tell(line, { kind: 'overlap', text })
  return found
}

const WRONG_END: Found = { kind: 'endsBeforeStart', text: '終わりの時刻が、始まりの時刻より前です。' }

/** Who stays at a hotel leaves it on another day. */
const endsBeforeStart = ({ kind, startTime, endTime }: Line): boolean =>
  kind !== 'hotel' && startTime !== null && endTime !== null && endTime < startTime

function outOfOrder(lines: readonly Line[]) {
  const timed = lines.flatMap((line) => {
    const at = minutes(line.startTime)
    return at === null ? [] : [{ line, at }]
  })
  return timed.flatMap(({ line, at }, index) => {
    const before = timed[index - 1]
    return before && at < before.at
      ? [{ line, text: `前の予定「${before.line.title}」（${time(before.at)}）より早い時刻です。` }]
      : []
  })
}

/**
 * Moves that cannot make it. A move without a start begins when the line before it is over; several in a row follow one
 * another. Of a line without times nobody knows how long it takes, but no time passes backwards.
 */
function lateMoves(lines: readonly Line[]): ReadonlyMap<Line, string> {
  const late = new Map<Line, string>()
  let now: number | null = null
  let move: Line | null = null
  for (const line of lines) {
    const start = minutes(line.startTime)
    if (move && now !== null && start !== null && now > start && !late.has(move))
      late.set(move, `到着は${time(now)}ごろで、「${line.title}」（${time(start)}）に間に合いません。`)
    if (line.kind === 'move') {
      const from: number | null = start ?? now
      now = endOf(line, from) ?? from
      move = endOf(line, from) === null ? null : line
    } else if (start !== null || line.endTime !== null) {
      now = endsBeforeStart(line) || line.kind === 'hotel' ? start : (minutes(line.endTime) ?? start)
      move = null
    }
  }
  return late
}

/** Each line that begins while another one lasts, told at the one that begins later. */
function overlaps(lines: readonly Line[]) {
  const spans = lines.flatMap((line): Span[] => {
    const start = minutes(line.startTime)
    if (start === null) return []
    const end = line.kind === 'hotel' ? start : (endOf(line, start) ?? start)
    return [{ line, start, end: Math.max(start, end) }]
  })
  const inTime = spans.toSorted((one, other) => one.start - other.start)
  let longest: Span | null = null
  return inTime.flatMap((span) => {
    const other: Span | null = longest
    if (!longest || span.end > longest.end) longest = span
    return other && span.start < other.end ? [{ line: span.line, text: overlapText(other) }] : []
  })
}

const overlapText = ({ line, start, end }: Span): string =>
  `「${line.title}」（${time(start)}〜${time(end)}）と時間が重なっています。`
