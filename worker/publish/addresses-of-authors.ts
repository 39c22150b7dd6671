import { slugsOfAuthors } from '../db/content/author-pages.server.ts'
import { authorAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/**
 * The page of an article's author, and of the former one: they list and count it. Written at once, because the article
 * links to it.
 */
export async function addressesOfAuthors(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
): Promise<Ranked[]> {
  if (kind !== 'article-page') return []
  const ids = [...new Set(versions.map(({ authorId = null }) => authorId))]
  if (!isMoved && !isCardChanged && ids.length === 1) return []
  const slugs = await slugsOfAuthors(
    db,
    ids.filter((id) => id !== null),
  )
  return ranked(RANK.first, slugs.map(authorAddress))
}
