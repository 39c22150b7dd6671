import type { ContentKind } from '#domain/content/kind.ts'
import { isSearchKind } from '#domain/content/kind-lists.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { idsOfDay, PLACE_AND_MONTHS, placeAndMonths } from '#domain/search/id.ts'
import { folded, indexText } from '#domain/search/text.ts'
import { type SearchDocument, searchDocumentOf } from './document.ts'

/** The searched length of a text, in characters: more than the longest article. */
const BODY_LIMIT = 12_000

/** The key that names are compared by: folded, without spaces and punctuation. */
export const nameKey = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

const searchedBody = ({ body }: SearchDocument): string => body.slice(0, BODY_LIMIT).toWellFormed()

/** Writes the text of an entity into the index, under the number of its document, which must exist. */
export function indexStatement(db: D1Database, entity: Publishable): D1PreparedStatement {
  const found = searchDocumentOf(entity)
  const { name, reading, tags, catch: catchphrase, outline, keys } = found
  return db
    .prepare(
      `INSERT INTO search_index (rowid, name, reading, tags, catch, outline, body, keys, places)
       SELECT id, ?, ?, ?, ?, ?, ?, ?, coalesce((SELECT search_words FROM cities WHERE code = ?), '')
       FROM search_documents WHERE content_id = ?`,
    )
    .bind(
      ...[name, reading, tags, catchphrase, outline, searchedBody(found)].map(indexText),
      keys.join(' '),
      entity.cityCode,
      entity.id,
    )
}

/**
 * The statements that update the search index for an entity, for the batch that writes it. Content that is not public
 * is removed; deleting the row does the same by triggers (0007_search.sql).
 */
export function searchStatements(
  db: D1Database,
  kind: ContentKind,
  entity: Publishable,
): D1PreparedStatement[] {
  const forget = db.prepare('DELETE FROM search_documents WHERE content_id = ?').bind(entity.id)
  if (entity.status !== 'published' || !entity.publishedAt || !isSearchKind(kind)) return [forget]
  const found = searchDocumentOf(entity)
  const body = searchedBody(found)
  const publishedAt = new Date(entity.publishedAt)
  const tag = db.prepare('INSERT OR IGNORE INTO search_tags (tag, key) VALUES (?, ?)')
  return [
    forget,
    // The next number of the day; domain/search/id.ts documents the format of ids.
    db
      .prepare(
        `INSERT INTO search_documents (id, kind, content_id, name, name_key, reading_key, published_at, unpublish_at,
         ends_at) SELECT (coalesce((SELECT max(id) FROM search_documents WHERE id >= ?1 AND id < ?2) >> ?3, (?1 >> ?3) - 1)
         + 1) << ?3 | ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12`,
      )
      .bind(
        ...idsOfDay(kind, publishedAt),
        PLACE_AND_MONTHS,
        placeAndMonths(entity.prefectureCode, found.months),
        kind,
        entity.id,
        found.name,
        nameKey(found.name),
        nameKey(found.reading),
        publishedAt.toISOString(),
        entity.unpublishAt && new Date(entity.unpublishAt).toISOString(),
        found.endsAt,
      ),
    db
      .prepare(
        `INSERT INTO search_texts (id, content_id, city, tags, body)
         SELECT id, content_id, (SELECT name FROM cities WHERE code = ?), ?, ? FROM search_documents WHERE content_id = ?`,
      )
      .bind(entity.cityCode, JSON.stringify([...new Set(entity.tags)]), body, entity.id),
    indexStatement(db, entity),
    ...entity.tags.map((name) => tag.bind(name, folded(name))),
  ]
}
