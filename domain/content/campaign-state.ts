import { clockOf, DAY_MS, daysBetween, japanTime } from '../date/japan-time.ts'
import { japaneseMonthDay } from '../date/japanese-date.ts'
import type { Days } from '../date/month.ts'
import type { Campaign } from './campaign.ts'

export type CampaignState = 'upcoming' | 'open' | 'endingSoon' | 'ended'

const ENDING_SOON_DAYS = 3

/** The state of a campaign at `now`; the last three days before the end are `endingSoon`. */
export function campaignState(campaign: Pick<Campaign, 'startAt' | 'endAt'>, now: Date): CampaignState {
  const end = Date.parse(campaign.endAt)
  if (now.getTime() < Date.parse(campaign.startAt)) return 'upcoming'
  if (now.getTime() >= end) return 'ended'
  return end - now.getTime() <= ENDING_SOON_DAYS * DAY_MS ? 'endingSoon' : 'open'
}

/** A campaign's state at a moment, as a label and the time left. */
type CampaignText = { state: CampaignState; label: string; detail: string }

/** The label of each state. */
export const CAMPAIGN_LABELS: Record<CampaignState, string> = {
  upcoming: '受付前',
  open: '応募受付中',
  endingSoon: 'まもなく終了',
  ended: '受付終了',
}

/**
 * `応募受付中` / `あと11日`, `まもなく終了` / `本日23:59まで`. Days are calendar days in Japan: a campaign that ends at midnight has
 * its last day on the day before.
 */
export function campaignText(campaign: Pick<Campaign, 'startAt' | 'endAt'>, now: Date): CampaignText {
  const state = campaignState(campaign, now)
  return { state, label: CAMPAIGN_LABELS[state], detail: DETAILS[state](campaign, japanTime(now).date) }
}

const DETAILS: Record<
  CampaignState,
  (campaign: Pick<Campaign, 'startAt' | 'endAt'>, today: string) => string
> = {
  upcoming: ({ startAt }, today) => {
    const days = daysBetween(today, japanTime(new Date(startAt)).date)
    const start = clockOf(japanTime(new Date(startAt)).minute)
    return days === 0 ? `本日${start}から` : `あと${days}日で始まります`
  },
  open: remaining,
  endingSoon: remaining,
  ended: ({ endAt }) => `${japaneseMonthDay(lastMoment(endAt).toISOString())}に締め切りました`,
}

function remaining({ endAt }: Pick<Campaign, 'endAt'>, today: string): string {
  const last = japanTime(lastMoment(endAt))
  const days = daysBetween(today, last.date)
  return days === 0 ? `本日${clockOf(last.minute)}まで` : `あと${days}日`
}

/** The last minute for entries: 23:59 of the previous day for an end at midnight, 12:00 for an end at noon. */
export function lastMoment(endAt: string): Date {
  const end = new Date(endAt)
  return japanTime(end).minute === 0 ? new Date(end.getTime() - 60_000) : end
}

/** The days on which a campaign takes entries. */
export const daysOfCampaign = ({ startAt, endAt }: Pick<Campaign, 'startAt' | 'endAt'>): Days => ({
  firstDay: japanTime(new Date(startAt)).date,
  lastDay: japanTime(lastMoment(endAt)).date,
})

/** Sorts campaigns for readers: running ones by their end, then upcoming ones; ended ones are separate. */
export function arrangedCampaigns<Item extends Pick<Campaign, 'startAt' | 'endAt'>>(
  campaigns: readonly Item[],
  now: Date,
): { campaigns: Item[]; ended: Item[] } {
  const inState = (...states: CampaignState[]) =>
    campaigns.filter((campaign) => states.includes(campaignState(campaign, now)))
  const by = (key: 'startAt' | 'endAt') => (a: Item, b: Item) => Date.parse(a[key]) - Date.parse(b[key])
  return {
    campaigns: [
      ...inState('open', 'endingSoon').sort(by('endAt')),
      ...inState('upcoming').sort(by('startAt')),
    ],
    ended: inState('ended').sort(by('endAt')).reverse(),
  }
}
