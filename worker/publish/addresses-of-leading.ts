import { type FollowedKind, slugsLeadingTo } from '../db/cards/following-cards.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

const isFollowed = (kind: string): kind is FollowedKind => kind === 'feature' || kind === 'campaign'

/** The pages of features and campaigns that end with the card of one, at its former and its present place. */
export async function addressesOfLeading(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!isFollowed(kind) || (!isMoved && !isCardChanged)) return []
  const slugs = await Promise.all(
    versions.map(({ id, order = 0, endAt = '' }) => slugsLeadingTo(db, kind, { id, order, endAt }, now)),
  )
  return ranked(
    RANK.related,
    slugs.flat().map((slug) => pageAddress({ kind, slug })),
  )
}
