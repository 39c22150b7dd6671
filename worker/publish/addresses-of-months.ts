import type { ArticlePage } from '#domain/content/article-page.ts'
import { daysOfCampaign } from '#domain/content/campaign-state.ts'
import { daysOfEvent } from '#domain/content/event-days.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { type Days, monthsShowing } from '#domain/date/month.ts'
import { monthAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference, Entity } from './what-changed.ts'

/** The days of an event or campaign; `null` for other content. */
function daysOf(kind: ContentKind, { startAt, endAt, ...entity }: Entity): Days | null {
  if (kind === 'campaign' && startAt && endAt) return daysOfCampaign({ startAt, endAt })
  return kind === 'article-page' ? daysOfEvent(entity as unknown as ArticlePage) : null
}

/** The addresses of the pages of months that list something on these days. */
export const monthsOfDays = (days: Days, now: Date): string[] => monthsShowing(days, now).map(monthAddress)

/**
 * The pages of the months in which an entry is, or was before the change: spots are in their best months, events and
 * campaigns in those of their days.
 */
export function addressesOfMonths(
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Ranked[] {
  const days = versions.map((version) => daysOf(kind, version))
  const [one, other] = days.map((entry) => JSON.stringify(entry))
  if (!isMoved && !isCardChanged && one === other) return []
  const ofSpots = kind === 'spot' ? versions.flatMap(({ bestMonths }) => bestMonths ?? []) : []
  return ranked(RANK.related, [
    ...ofSpots.map(monthAddress),
    ...days.flatMap((entry) => (entry ? monthsOfDays(entry, now) : [])),
  ])
}
