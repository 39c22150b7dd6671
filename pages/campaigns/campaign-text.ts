import type { Campaign } from '#domain/content/campaign.ts'
import { lastMoment } from '#domain/content/campaign-state.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'

/** The last day for entries: `2026年12月3日`. */
export const untilText = ({ endAt }: Pick<Campaign, 'endAt'>): string =>
  japaneseDay(lastMoment(endAt).toISOString())

/** `2026年11月9日〜2026年12月3日`. */
export const daysText = (campaign: Pick<Campaign, 'startAt' | 'endAt'>): string =>
  `${japaneseDay(campaign.startAt)}〜${untilText(campaign)}`

/** `柚子2kg（30名）`. */
export const prizeText = ({ prize, winners }: Pick<Campaign, 'prize' | 'winners'>): string =>
  `${prize}${winners ? `（${winners}名）` : ''}`
