import { clockOf, minutesOf } from '../date/japan-time.ts'
import type { TravelActivity } from './activity.ts'
import { clockText } from './clock-text.ts'

/** A warning about the times of an activity. */
export type TimeWarning = { kind: 'endsBeforeStart' | 'outOfOrder' | 'overlap' | 'lateArrival'; text: string }

type Line = Pick<TravelActivity, 'id' | 'kind' | 'title' | 'startTime' | 'endTime' | 'transport'>

/** Time span of an activity in minutes of its day. */
type Span = { line: Line; start: number; end: number }

const minutes = (clock: string | null): number | null => (clock === null ? null : minutesOf(clock))
const time = (at: number): string => clockText(clockOf(at))

/** End of an activity: as entered, or start plus duration for a move; `null` if unknown. */
const endOf = ({ endTime, transport }: Line, start: number | null): number | null =>
  minutes(endTime) ?? (start !== null && transport?.minutes != null ? start + transport.minutes : null)

/**
 * Time warnings for the activities of one day, by activity id: end before start, out of order, late arrival of a
 * move, and overlaps.
 */
export function timeWarnings(lines: readonly Line[]): ReadonlyMap<string, TimeWarning[]> {
  const found = new Map<string, TimeWarning[]>()
  const add = (line: Line, one: TimeWarning) => found.set(line.id, [...(found.get(line.id) ?? []), one])
  const late = lateMoves(lines)
  for (const line of lines) if (endsBeforeStart(line)) add(line, WRONG_END)
  for (const { line, text } of outOfOrder(lines)) add(line, { kind: 'outOfOrder', text })
  for (const [line, text] of late) add(line, { kind: 'lateArrival', text })
  for (const { line, text } of overlaps(lines.filter((one) => !late.has(one))))
    add(line, { kind: 'overlap', text })
  return found
}

const WRONG_END: TimeWarning = { kind: 'endsBeforeStart', text: '終わりの時刻が、始まりの時刻より前です。' }

/** A hotel stay ends on another day. */
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
 * Moves that arrive too late. A move without a start begins at the end of the previous activity; consecutive moves
 * are chained. Activities without times have unknown duration, but time never goes back.
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

/** Overlapping activities, reported at the one that starts later. */
function overlaps(lines: readonly Line[]) {
  const spans = lines.flatMap((line): Span[] => {
    const start = minutes(line.startTime)
    if (start === null) return []
    const end = line.kind === 'hotel' ? start : (endOf(line, start) ?? start)
    return [{ line, start, end: Math.max(start, end) }]
  })
  const inTime = spans.toSorted((one, other) => one.start - other.start)
  let latest: Span | null = null
  return inTime.flatMap((span) => {
    const other: Span | null = latest
    if (!latest || span.end > latest.end) latest = span
    return other && span.start < other.end ? [{ line: span.line, text: overlapText(other) }] : []
  })
}

const overlapText = ({ line, start, end }: Span): string =>
  `「${line.title}」（${time(start)}〜${time(end)}）と時間が重なっています。`
