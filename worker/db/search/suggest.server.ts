import { ALL_CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { isSearchKind } from '#domain/content/kind-lists.ts'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { formsOf } from '#domain/region/prefecture-names.ts'
import type { Suggestion } from '#domain/search/suggestion.ts'
import { folded, phraseOf, wordsOf } from '#domain/search/text.ts'
import { storedJson } from '../stored-json.ts'
import { nameKey } from './index.server.ts'

const PREFECTURES = 3
const TAGS = 3
const NAMES = 6
/** Tags that are looked up for the suggested ones: some are used no more. */
const CONSIDERED = 30

const suggestPrefectures = (text: string): Suggestion[] =>
  BUILT_IN_PREFECTURES.filter((prefecture) => formsOf(prefecture).some((form) => form.startsWith(text)))
    .slice(0, PREFECTURES)
    .map(({ name, slug }) => ({ type: 'prefecture', label: name, value: slug }))

/** The tags that contain a text: those that begin with it first, then the shortest. */
function tagsWith(text: string, tags: readonly [tag: string, key: string][]): string[] {
  const rank = (key: string) => Number(!key.startsWith(text)) * 1000 + [...key].length
  return tags
    .filter(([, key]) => key.includes(text))
    .sort(([a, one], [b, other]) => rank(one) - rank(other) || (a < b ? -1 : 1))
    .slice(0, CONSIDERED)
    .map(([tag]) => tag)
}

/** The first of some tags that content has. */
async function usedTags(db: D1Database, tags: readonly string[]): Promise<string[]> {
  if (tags.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT j.value AS tag FROM json_each(?) j
       WHERE EXISTS (SELECT 1 FROM json_each(?) k CROSS JOIN content_tags c ON c.kind = k.value AND c.tag = j.value)
       ORDER BY j.key LIMIT ${TAGS}`,
    )
    .bind(JSON.stringify(tags), JSON.stringify(ALL_CONTENT_KINDS))
    .all<{ tag: string }>()
  return results.map(({ tag }) => tag)
}

type Name = { name: string; kind: ContentKind }

/**
 * Suggests prefectures, tags and names for the start of a word, from one character upwards: prefix matches before
 * others. A text without letters or digits has no suggestions.
 */
export async function suggest(db: D1Database, text: string, now: Date): Promise<Suggestion[]> {
  const key = nameKey(text)
  const match = wordsOf(text).flatMap((word) => phraseOf(word) ?? [])
  if (!key || match.length === 0) return []
  const moment = now.toISOString()
  const isPublic =
    'd.published_at <= ?1 AND (d.unpublish_at IS NULL OR d.unpublish_at > ?1) AND (d.ends_at IS NULL OR d.ends_at > ?1)'
  // A range of keys: SQLite compares text by its bytes, and no key is above the last code point.
  const begins = (column: string) =>
    db
      .prepare(
        `SELECT d.name, d.kind FROM search_documents d WHERE d.${column} >= ?2 AND d.${column} < ?3 AND ${isPublic}
         ORDER BY d.${column} LIMIT ${NAMES}`,
      )
      .bind(moment, key, `${key}\u{10FFFF}`)
  const [names, readings, contained, list] = await db.batch([
    begins('name_key'),
    begins('reading_key'),
    db
      .prepare(
        `SELECT d.name, d.kind FROM search_index CROSS JOIN search_documents d ON d.id = search_index.rowid
         WHERE search_index MATCH ?2 AND ${isPublic} LIMIT ${NAMES}`,
      )
      .bind(moment, `{name reading} : (${match.join(' AND ')})`),
    db.prepare('SELECT tags FROM search_tag_list'),
  ])
  const found = [names, readings, contained].flatMap((result) => (result?.results ?? []) as Name[])
  const [all] = (list?.results ?? []) as { tags: string }[]
  const tags = await usedTags(db, tagsWith(folded(text).trim(), storedJson(all?.tags ?? '[]')))
  const byName = new Map(found.filter(({ kind }) => isSearchKind(kind)).map((row) => [row.name, row]))
  return [
    ...suggestPrefectures(folded(text).trim()),
    ...[...byName.values()]
      .slice(0, NAMES)
      .map(({ name, kind }): Suggestion => ({ type: 'name', label: name, value: name, kind })),
    ...tags.map((tag): Suggestion => ({ type: 'tag', label: tag, value: tag })),
  ]
}
