import { THEME_KINDS } from '#domain/content/kind-lists.ts'
import { themesWithTags } from '../db/publications/affected.server.ts'
import { pageAddress, RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The pages of themes that gather an entry by its tags, or did before the change. */
export async function addressesOfThemes(
  db: D1Database,
  { kind, versions, isMoved, isCardChanged }: Difference,
  now: Date,
): Promise<Ranked[]> {
  if (!THEME_KINDS.includes(kind)) return []
  const tags = versions.map((version) => version.tags)
  const isTaggedAnew = new Set(tags.map((list) => JSON.stringify(list))).size > 1
  if (!isMoved && !isCardChanged && !isTaggedAnew) return []
  return ranked(RANK.related, (await themesWithTags(db, tags.flat(), now)).map(pageAddress))
}
