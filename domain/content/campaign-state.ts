import { clockOf, daysBetween, japanTime } from '../date/japan-time.ts'
import { japaneseMonthDay } from '../date/japanese-date.ts'
import type { Campaign } from './campaign.ts'

export type CampaignState = 'upcoming' | 'open' | 'endingSoon' | 'ended'

const ENDING_SOON_DAYS = 3
const DAY_MS = 86_400_000

/** Where a campaign stands at `now`; the last three days before the end are `endingSoon`. */
export function campaignState(campaign: Pick<Campaign, 'startAt' | 'endAt'>, now: Date): CampaignState {
  const end = Date.parse(campaign.endAt)
  if (now.getTime() < Date.parse(campaign.startAt)) return 'upcoming'
  if (now.getTime() >= end) return 'ended'
  return end - now.getTime() <= ENDING_SOON_DAYS * DAY_MS ? 'endingSoon' : 'open'
}

/** What to say of a campaign at a moment: where it stands, in a word, and how long that lasts. */
export type CampaignText = { state: CampaignState; word: string; detail: string }

const WORDS: Record<CampaignState, string> = {
  upcoming: '受付前',
  open: '応募受付中',
  endingSoon: 'まもなく終了',
  ended: '受付終了',
}

/**
 * `応募受付中` / `あと11日`, `まもなく終了` / `本日23:59まで`. Days are those of Japan's calendar: the last day is the
 * one of the last moment, so a campaign that ends at midnight ends on the day before.
 */
export function campaignText(campaign: Pick<Campaign, 'startAt' | 'endAt'>, now: Date): CampaignText {
  const state = campaignState(campaign, now)
  return { state, word: WORDS[state], detail: DETAILS[state](campaign, japanTime(now).date) }
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

/** A campaign that ends at midnight can be entered until 23:59 of the day before; one that ends at noon, until 12:00. */
export function lastMoment(endAt: string): Date {
  const end = new Date(endAt)
  return japanTime(end).minute === 0 ? new Date(end.getTime() - 60_000) : end
}

/** Campaigns in the order in which readers need them: those that close first, then those to come; what is over apart. */
export function arrangedCampaigns<Known extends Pick<Campaign, 'startAt' | 'endAt'>>(
  campaigns: readonly Known[],
  now: Date,
): { campaigns: Known[]; ended: Known[] } {
  const inState = (...states: CampaignState[]) =>
    campaigns.filter((campaign) => states.includes(campaignState(campaign, now)))
  const by = (key: 'startAt' | 'endAt') => (a: Known, b: Known) => Date.parse(a[key]) - Date.parse(b[key])
  return {
    campaigns: [
      ...inState('open', 'endingSoon').sort(by('endAt')),
      ...inState('upcoming').sort(by('startAt')),
    ],
    ended: inState('ended').sort(by('endAt')).reverse(),
  }
}
