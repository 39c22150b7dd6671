import { clockOf, japanTime, weekdayOf } from '../date/japan-time.ts'
import { WEEKDAY_NAMES } from '../place/weekday.ts'

// Apart from the schema: pages that readers see say it without bringing zod.

/** `read-only`: nothing can be changed, all can be read. `closed`: nothing can be read either. */
export const SWITCH_MODES = ['open', 'read-only', 'closed'] as const
export type SwitchMode = (typeof SWITCH_MODES)[number]

/** What readers and their tabs are told of the switches. */
export type Standstill = { mode: SwitchMode; text: string; endsAt: string | null }

/** What is said where whoever switched wrote nothing. */
export const STANDSTILL_TEXTS: Record<Exclude<SwitchMode, 'open'>, string> = {
  'read-only':
    'ただいま点検のため、変更の受け付けを止めています。お読みいただくことはできます。しばらくしてから、もう一度お試しください。',
  closed: 'ただいまサイトを点検しています。しばらくしてから、もう一度お越しください。',
}

/** What readers are told, in the words of whoever switched or in the usual ones; nothing while all is open. */
export const standstillText = ({ mode, text }: Pick<Standstill, 'mode' | 'text'>): string =>
  mode === 'open' ? '' : text || STANDSTILL_TEXTS[mode]

/** `11月22日（日）3:00ごろ終わる予定です（日本時間）。`; nothing where no end is planned, or it is over already. */
export function plannedEnd(endsAt: string | null, now: Date): string {
  if (endsAt === null || Date.parse(endsAt) <= now.getTime()) return ''
  const { date, minute } = japanTime(new Date(endsAt))
  const [, month, day] = date.split('-').map(Number)
  const clock = clockOf(minute).replace(/^0/, '')
  return `${month}月${day}日（${WEEKDAY_NAMES[weekdayOf(date)]}）${clock}ごろ終わる予定です（日本時間）。`
}

/** Seconds that a client is asked to leave the site alone, where no end is planned, and at least and at most. */
const USUAL = 120
const SHORTEST = 30
const LONGEST = 3600

/** When it is worth asking again, in seconds (RFC 9110 §10.2.3). */
export function retryAfter(endsAt: string | null, now: Date): number {
  if (endsAt === null) return USUAL
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)
  // Over, and yet it goes on: nobody knows for how long.
  return seconds <= 0 ? USUAL : Math.min(Math.max(seconds, SHORTEST), LONGEST)
}
