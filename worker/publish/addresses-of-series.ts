import { pagesOf, partsBeside } from '../db/publications/affected.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The articles of a changed series, which name it; and the parts before and after a changed article, which lead to it. */
export async function addressesOfSeries(
  db: D1Database,
  { kind, id, mentions, isMoved, isCardChanged, areMentionsChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  const isShownElse = isMoved || isCardChanged
  const pages =
    kind === 'series' && (isShownElse || areMentionsChanged)
      ? await pagesOf(db, mentions, now)
      : kind === 'article-page' && isShownElse
        ? await partsBeside(db, id, now)
        : []
  return ranked(RANK.related, pages.map(pageAddress))
}
