import { slugsLeadingTo } from '../db/cards/following-cards.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The pages of themes, features and campaigns that end with the card of one, at its former and its present place. */
export async function addressesOfLeading(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!isMoved && !isCardChanged) return []
  const slugs = await Promise.all(
    versions.map(({ id, order, endAt }) => {
      if ((kind === 'theme' || kind === 'feature') && order !== undefined)
        return slugsLeadingTo(db, kind, { id, order }, now)
      return kind === 'campaign' && endAt ? slugsLeadingTo(db, kind, { id, endAt }, now) : []
    }),
  )
  return ranked(
    RANK.related,
    slugs.flat().map((slug) => pageAddress({ kind, slug })),
  )
}
