import type { ContentKind } from '#domain/content/kind.ts'
import { isSearchKind } from '#domain/content/kind-lists.ts'
import { outlineExpression } from '#domain/search/expression.ts'
import { idsOfKind } from '#domain/search/id.ts'
import { withinIds } from '../search/query.ts'
import { currentSynonyms } from '../search/synonyms.server.ts'

/** Up to this number, the entries with a keyword are compared one by one; more are found faster in the order of the list. */
const FEW = 150

/**
 * The ids of all entries that may have a keyword, by the search index, so that a rare word does not read every entry;
 * `null` if these are many, or not known, as the index has not the type of hotels, which is compared. A keyword without
 * a letter or digit matches nothing.
 */
export async function keywordCandidates(
  db: D1Database,
  kind: ContentKind,
  keyword = '',
): Promise<string[] | null> {
  if (!keyword.trim() || !isSearchKind(kind) || kind === 'hotel') return null
  const expression = outlineExpression(keyword, (await currentSynonyms(db)).synonyms)
  if (!expression) return []
  const { results } = await db
    .prepare(
      `SELECT d.content_id AS id FROM (
         SELECT rowid AS number FROM search_index WHERE search_index MATCH ?1 AND ${withinIds('?2', '?3')} LIMIT ${FEW + 1}
       ) CROSS JOIN search_documents d ON d.id = number`,
    )
    .bind(expression, ...idsOfKind(kind))
    .all<{ id: string }>()
  return results.length > FEW ? null : results.map(({ id }) => id)
}
