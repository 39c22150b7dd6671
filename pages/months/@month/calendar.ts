import { CAMPAIGN_LABELS, campaignState, daysOfCampaign } from '#domain/content/campaign-state.ts'
import type { Card, EventCard } from '#domain/content/card.ts'
import { type EventState, eventState } from '#domain/content/event-days.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { weekdayOf } from '#domain/date/japan-time.ts'
import { japaneseDay, japaneseMonthDay } from '#domain/date/japanese-date.ts'
import type { Days } from '#domain/date/month.ts'
import { WEEKDAY_NAMES } from '#domain/place/weekday.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'

/** An event or a campaign of a month. */
export type CalendarEntry = Pick<Card, 'id' | 'kind' | 'href' | 'title' | 'disclosure'> & {
  /** Its first day, and its last one if that is another. */
  days: { iso: string; text: string }[]
  /** Where it is, or that it is a campaign. */
  about: string
  /** Its state when the page was rendered, as a label: pages are published again when it changes. */
  state: string | null
  isOver: boolean
}

const EVENT_LABELS: Record<EventState, string | null> = {
  ahead: null,
  soon: 'もうすぐ',
  open: '開催中',
  over: '終了',
}

/** `11月2日（月）`; of another year `2027年3月15日（月）`. */
const dayText = (iso: string, year: number): string =>
  `${iso.startsWith(`${year}-`) ? japaneseMonthDay(iso) : japaneseDay(iso)}（${WEEKDAY_NAMES[weekdayOf(iso)]}）`

const shared = ({ id, kind, href, title, disclosure }: Card, { firstDay, lastDay }: Days, year: number) => ({
  id,
  kind,
  href,
  title,
  disclosure,
  days: [...new Set([firstDay, lastDay])].map((iso) => ({ iso, text: dayText(iso, year) })),
})

function entryOfEvent({ card, ...days }: EventCard, year: number, now: Date): CalendarEntry {
  const state = eventState(days, now)
  return {
    ...shared(card, days, year),
    about: prefectureOfCode(card.prefectureCode)?.name ?? '全国',
    state: EVENT_LABELS[state],
    isOver: state === 'over',
  }
}

function entryOfCampaign(card: Card, year: number, now: Date): CalendarEntry[] {
  if (!card.period) return []
  const state = campaignState(card.period, now)
  return [
    {
      ...shared(card, daysOfCampaign(card.period), year),
      about: CONTENT_KINDS.campaign.label,
      // That the end is near changes without a publication of this page.
      state: CAMPAIGN_LABELS[state === 'endingSoon' ? 'open' : state],
      isOver: state === 'ended',
    },
  ]
}

/** By the first day, then by the last one. */
const keyOf = ({ days, id }: CalendarEntry): string => `${days[0]?.iso} ${days.at(-1)?.iso} ${id}`

/** Events and campaigns in the order of their days, which name another year than the given one. */
export const calendarOf = (
  events: readonly EventCard[],
  campaigns: readonly Card[],
  { year, now }: { year: number; now: Date },
): CalendarEntry[] =>
  [
    ...events.map((event) => entryOfEvent(event, year, now)),
    ...campaigns.flatMap((card) => entryOfCampaign(card, year, now)),
  ].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
