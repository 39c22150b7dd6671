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
