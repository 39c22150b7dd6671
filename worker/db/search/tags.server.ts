import { storedJson } from '../stored-json.ts'
import type { Facet } from './counts.server.ts'

/** The number of suggested tags. */
const TAGS = 12

/** The tags of documents, a JSON list of each. */
export const tagsStatement = (db: D1Database, ids: readonly number[]): D1PreparedStatement =>
  db
    .prepare('SELECT t.tags FROM json_each(?) j CROSS JOIN search_texts t ON t.id = j.value')
    .bind(JSON.stringify(ids))

/** The tags that results can be filtered by, the most frequent first, each with the number of its results. */
export function tagFacets(
  lists: readonly string[],
  { isMore, except }: { isMore: true | undefined; except: string | undefined },
): Facet<string>[] {
  const counts = new Map<string, number>()
  for (const tag of lists.flatMap((list): string[] => storedJson(list)))
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, TAGS)
    .filter(([value]) => value !== except)
    .map(([value, count]) => ({ value, count, ...(isMore && { isMore }) }))
}
