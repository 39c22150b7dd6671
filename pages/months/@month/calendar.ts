import { CAMPAIGN_LABELS, campaignState, daysOfCampaign } from '#domain/content/campaign-state.ts'
import type { Card } from '#domain/content/card.ts'
import { type EventState, eventState } from '#domain/content/event-days.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { Days } from '#domain/date/month.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import type { EventCard } from '#worker/db/cards/month-cards.server.ts'

/** An event or a campaign of a month. */
export type CalendarEntry = Days &
  Pick<Card, 'id' | 'kind' | 'href' | 'title' | 'disclosure'> & {
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

const shared = ({ id, kind, href, title, disclosure }: Card) => ({ id, kind, href, title, disclosure })

export function entryOfEvent({ card, firstDay, lastDay }: EventCard, now: Date): CalendarEntry {
  const state = eventState({ firstDay, lastDay }, now)
  const prefecture = prefectureOfCode(card.prefectureCode)?.name ?? '全国'
  return {
    ...shared(card),
    firstDay,
    lastDay,
    about: prefecture,
    state: EVENT_LABELS[state],
    isOver: state === 'over',
  }
}

function entryOfCampaign(card: Card, now: Date): CalendarEntry[] {
  if (!card.period) return []
  const state = campaignState(card.period, now)
  // That the end is near changes without a publication of this page.
  const label = CAMPAIGN_LABELS[state === 'endingSoon' ? 'open' : state]
  return [
    {
      ...shared(card),
      ...daysOfCampaign(card.period),
      about: CONTENT_KINDS.campaign.label,
      state: label,
      isOver: state === 'ended',
    },
  ]
}

/** By the first day, then by the last one. */
export const byDay = (a: CalendarEntry, b: CalendarEntry): number =>
  a.firstDay.localeCompare(b.firstDay) || a.lastDay.localeCompare(b.lastDay) || a.id.localeCompare(b.id)

/** Events and campaigns in the order of their days. */
export const calendarOf = (
  events: readonly EventCard[],
  campaigns: readonly Card[],
  now: Date,
): CalendarEntry[] =>
  [
    ...events.map((event) => entryOfEvent(event, now)),
    ...campaigns.flatMap((card) => entryOfCampaign(card, now)),
  ].sort(byDay)
