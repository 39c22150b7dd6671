import { SEARCH_KINDS } from '#domain/content/kind-lists.ts'
import { having } from '#domain/search/expression.ts'
import { BELOW_KIND, kindNumber } from '#domain/search/id.ts'
import { TAG_KEY } from '#domain/search/key.ts'
import { HIDDEN, type ReadQuery, type SearchQuery } from './query.ts'

/** The number of suggested tags. */
const TAGS = 12
/** They are the most frequent tags among this many newest results of each kind. */
const SAMPLE_PER_KIND = 40

/** The tags that results can be filtered by, each with the number of its results. */
export const tagStatement = (
  db: D1Database,
  { kind }: SearchQuery,
  { filtered }: ReadQuery,
  now: Date,
): D1PreparedStatement =>
  db
    .prepare(
      `WITH sampled AS (
         SELECT newest.value AS id FROM json_each(?3) k CROSS JOIN json_each((
           SELECT json_group_array(id) FROM (
             SELECT rowid AS id FROM search_index WHERE search_index MATCH ?2
             AND rowid BETWEEN k.value << ${BELOW_KIND} AND ((k.value + 1) << ${BELOW_KIND}) - 1
             AND rowid NOT IN (${HIDDEN}) ORDER BY rowid DESC LIMIT ${SAMPLE_PER_KIND}))) newest
       ), common AS (
         SELECT t.tag FROM sampled CROSS JOIN search_documents d ON d.id = sampled.id
         CROSS JOIN content_tags t ON t.content_id = d.content_id
         GROUP BY t.tag ORDER BY count(*) DESC, t.tag LIMIT ${TAGS}
       )
       SELECT tag AS value, (
         SELECT count(*) FROM search_index WHERE search_index MATCH '${having(`${TAG_KEY}' || hex(tag) || '`)} AND ' || ?2
         ${kind ? `AND rowid BETWEEN ?4 << ${BELOW_KIND} AND ((?4 + 1) << ${BELOW_KIND}) - 1` : ''}
         AND rowid NOT IN (${HIDDEN})) AS count
       FROM common ORDER BY count DESC, tag`,
    )
    .bind(
      now.toISOString(),
      `(${filtered.all})`,
      JSON.stringify((kind ? [kind] : SEARCH_KINDS).map(kindNumber)),
      ...(kind ? [kindNumber(kind)] : []),
    )
