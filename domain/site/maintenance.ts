import { clockOf, japanTime, weekdayOf } from '../date/japan-time.ts'
import { WEEKDAY_NAMES } from '../place/weekday.ts'

// Without zod, because public pages import it.

/** `read-only`: read-only mode, changes are refused. `closed`: maintenance mode, nothing can be read. */
export const SWITCH_MODES = ['open', 'read-only', 'closed'] as const
export type SwitchMode = (typeof SWITCH_MODES)[number]

/** The maintenance state as sent to readers and their tabs. */
export type MaintenanceState = { mode: SwitchMode; text: string; endsAt: string | null }

/** Default messages, when the operator wrote none. */
export const MAINTENANCE_TEXTS: Record<Exclude<SwitchMode, 'open'>, string> = {
  'read-only':
    'ただいま点検のため、変更の受け付けを止めています。お読みいただくことはできます。しばらくしてから、もう一度お試しください。',
  closed: 'ただいまサイトを点検しています。しばらくしてから、もう一度お越しください。',
}

/** The message for readers: the operator's or the default; '' while the site is open. */
export const maintenanceText = ({ mode, text }: Pick<MaintenanceState, 'mode' | 'text'>): string =>
  mode === 'open' ? '' : text || MAINTENANCE_TEXTS[mode]

/** `11月22日（日）3:00ごろ終わる予定です（日本時間）。`; '' without a planned end, or when it has passed. */
export function plannedEnd(endsAt: string | null, now: Date): string {
  if (endsAt === null || Date.parse(endsAt) <= now.getTime()) return ''
  const { date, minute } = japanTime(new Date(endsAt))
  const [, month, day] = date.split('-').map(Number)
  const time = clockOf(minute).replace(/^0/, '')
  return `${month}月${day}日（${WEEKDAY_NAMES[weekdayOf(date)]}）${time}ごろ終わる予定です（日本時間）。`
}

/** `Retry-After` in seconds: without a planned end, and its bounds. */
const DEFAULT_SECONDS = 120
const MIN_SECONDS = 30
const MAX_SECONDS = 3600

/** The value of `Retry-After` in seconds (RFC 9110 §10.2.3). */
export function retryAfter(endsAt: string | null, now: Date): number {
  if (endsAt === null) return DEFAULT_SECONDS
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)
  // Past the planned end the duration is unknown.
  return seconds <= 0 ? DEFAULT_SECONDS : Math.min(Math.max(seconds, MIN_SECONDS), MAX_SECONDS)
}
