import { prefectureOfCode, prefectureOfSlug, regionOfPrefecture } from '#domain/built-in-regions.ts'
import type { Card } from '#domain/card.ts'
import { type ContentKind, SEARCH_KINDS } from '#domain/content-kind.ts'
import { type MarkedRun, markedRuns, markedSnippet } from '#domain/highlight.ts'
import {
  type Keyword,
  marksOf,
  matchExpressions,
  readKeyword,
  widerKeywords,
} from '#domain/search-keyword.ts'
import { cardsOf } from './cards.server.ts'
import { bindNow } from './content-table.server.ts'
import { nameKey } from './search-index.server.ts'

/** What a search asks for; `prefecture` is a slug, `kind` one kind only, `city` a JIS code, `month` 1–12. */
export type SearchQuery = {
  keyword?: string
  prefecture?: string
  kind?: ContentKind
  month?: number
  tag?: string
  city?: string
}

/** One result: its card, and its name, its catch and an excerpt with what was looked for marked. */
export type SearchHit = { card: Card; title: MarkedRun[]; catch: MarkedRun[]; snippet: MarkedRun[] | null }
export type SearchGroup = { kind: ContentKind; total: number; hits: SearchHit[] }

/** How many results there would be with another value of one condition (all others as they are). */
export type Facet<Value> = { value: Value; count: number }
export type SearchFacets = {
  kinds: Facet<ContentKind>[]
  prefectures: Facet<string>[]
  months: Facet<number>[]
  tags: Facet<string>[]
}
/** Another search that has results, for one that has none. */
export type SearchHelp = { query: SearchQuery; total: number }

/** Groups of the best `perKind` of each kind, or one list from `offset` of at most `limit`. */
export type SearchView = { perKind: number } | { limit: number; offset: number }

export type SearchResult = {
  total: number
  /** How many of them can be paged through. */
  reachable: number
  groups: SearchGroup[]
  /** The results in one list, when that was asked for; then there are no groups. */
  list: SearchHit[]
  facets: SearchFacets
  help: SearchHelp[]
}

type Bind = string | number
type Sql = { sql: string; binds: Bind[] }
type Match = { all: string; telling: string }
type Cell = { kind: ContentKind; prefecture_code: string | null; months: number; count: number }
type Found = { id: number; kind: ContentKind; content_id: string }

/** Tags that are offered. */
const TAGS = 12
/** Tags are counted among this many results: nobody looks for one tag in more. */
const TAGGED = 1000
/** So many of a broad word's results are ranked, of those it tells about and of all others; it has no more pages. */
const RANKED = 1000
const EMPTY: SearchResult = {
  total: 0,
  reachable: 0,
  groups: [],
  list: [],
  facets: { kinds: [], prefectures: [], months: [], tags: [] },
  help: [],
}

/**
 * A name that matches outweighs any number of matches elsewhere: bm25 grows with the weighted count up to a limit.
 * The place counts only where nothing more telling does, or every page of a prefecture would be ranked by its length.
 */
const rankOf = (tier: 0 | 1): string => `bm25(search_index, 1e12, 1e9, 1e6, 1e3, ${tier}, 1)`

const isAsked = (keyword: string | undefined): keyword is string => Boolean(keyword?.trim())

/** Documents that match the words, the tag and the municipality; the other conditions are counted over these. */
function base(query: SearchQuery, match: Match | null, now: Date): Sql {
  const conditions: [string, ...Bind[]][] = [
    [
      'd.published_at <= ?1 AND (d.unpublish_at IS NULL OR d.unpublish_at > ?1) AND (d.ends_at IS NULL OR d.ends_at > ?1)',
    ],
  ]
  const binds: Bind[] = [bindNow(now)[0]]
  const add = (condition: string, bind: Bind) => {
    binds.push(bind)
    conditions.push([condition.replaceAll('?', `?${binds.length}`)])
  }
  if (match) add('search_index MATCH ?', match.all)
  if (query.city) add('d.city_code = ?', query.city)
  if (query.tag) {
    add(
      'EXISTS (SELECT 1 FROM content_tags g WHERE g.kind = d.kind AND g.tag = ? AND g.content_id = d.content_id)',
      query.tag,
    )
  }
  const from = match
    ? 'search_index CROSS JOIN search_documents d ON d.id = search_index.rowid'
    : 'search_documents d'
  return { sql: `FROM ${from} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`, binds }
}

/** The same, narrowed by kind, prefecture and month. */
function narrowed(query: SearchQuery, match: Match | null, now: Date): Sql {
  const { sql, binds } = base(query, match, now)
  const more: string[] = []
  const add = (condition: string, bind: Bind) => {
    binds.push(bind)
    more.push(condition.replace('?', `?${binds.length}`))
  }
  if (query.kind) add('d.kind = ?', query.kind)
  if (query.prefecture) add('d.prefecture_code = ?', prefectureOfSlug(query.prefecture)?.code ?? '')
  if (query.month) add('(d.months & ?) > 0', 1 << query.month)
  return { sql: [sql, ...more].join(' AND '), binds }
}

const countCells = (db: D1Database, { sql, binds }: Sql): D1PreparedStatement =>
  db
    .prepare(`SELECT d.kind, d.prefecture_code, d.months, COUNT(*) AS count ${sql} GROUP BY 1, 2, 3`)
    .bind(...binds)

const countTags = (db: D1Database, { sql, binds }: Sql): D1PreparedStatement =>
  db
    .prepare(
      `SELECT t.tag AS value, COUNT(*) AS count
       FROM (SELECT d.content_id ${sql} LIMIT ${TAGGED}) h CROSS JOIN content_tags t ON t.content_id = h.content_id
       GROUP BY t.tag ORDER BY count DESC, t.tag LIMIT ${TAGS}`,
    )
    .bind(...binds)

/** The results in order: the very name first, then by rank, then newest first. */
function findHits(
  db: D1Database,
  { sql, binds }: Sql,
  match: Match | null,
  words: readonly string[],
  view: SearchView,
): D1PreparedStatement {
  const bound = [...binds, nameKey(words.join('')) || '-', ...(match ? [match.telling] : [])]
  const key = `?${binds.length + 1}`
  const part = (
    tier: 0 | 1,
    from: string,
  ) => `SELECT * FROM (SELECT d.id, d.kind, d.content_id, d.published_at,
    NOT (d.name_key = ${key} OR d.reading_key = ${key}) AS other, ${tier} AS tier, ${match ? rankOf(tier) : '0'} AS rank
    ${from} ${match ? `LIMIT ${RANKED}` : ''})`
  const telling = sql.replace('MATCH ?2', `MATCH ?${bound.length}`)
  const parts = match ? `${part(0, telling)} UNION ALL ${part(1, sql)}` : part(0, sql)
  const hits = `WITH hits AS MATERIALIZED (
    SELECT id, kind, content_id, published_at, other, min(tier) AS tier, rank FROM (${parts}) GROUP BY id)`
  const order = 'other, tier, rank, published_at DESC, id'
  return 'perKind' in view
    ? db
        .prepare(
          `${hits} SELECT id, kind, content_id FROM (
             SELECT id, kind, content_id, row_number() OVER (PARTITION BY kind ORDER BY ${order}) AS place FROM hits
           ) WHERE place <= ${view.perKind} ORDER BY place`,
        )
        .bind(...bound)
    : db
        .prepare(
          `${hits} SELECT id, kind, content_id FROM hits ORDER BY ${order} LIMIT ${view.limit} OFFSET ${view.offset}`,
        )
        .bind(...bound)
}

type Narrowing = Pick<SearchQuery, 'kind' | 'prefecture' | 'month'>

const fits =
  ({ kind, prefecture, month }: Narrowing) =>
  (cell: Cell): boolean =>
    (!kind || cell.kind === kind) &&
    (!prefecture || cell.prefecture_code === prefectureOfSlug(prefecture)?.code) &&
    (!month || (cell.months & (1 << month)) > 0)

const countOf = (cells: readonly Cell[], narrowing: Narrowing): number =>
  cells.filter(fits(narrowing)).reduce((sum, { count }) => sum + count, 0)

const counted = <Value>(values: readonly Value[], countFor: (value: Value) => number): Facet<Value>[] =>
  values.map((value) => ({ value, count: countFor(value) })).filter(({ count }) => count > 0)

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

function facetsOf(cells: readonly Cell[], query: SearchQuery, tags: Facet<string>[]): SearchFacets {
  const codes = [...new Set(cells.flatMap(({ prefecture_code }) => prefecture_code ?? []))].sort()
  const slugs = codes.flatMap((code) => prefectureOfCode(code)?.slug ?? [])
  const { kind, prefecture, month } = query
  return {
    kinds: counted(SEARCH_KINDS, (value) => countOf(cells, { kind: value, prefecture, month })),
    prefectures: counted(slugs, (value) => countOf(cells, { kind, prefecture: value, month })),
    months: counted(MONTHS, (value) => countOf(cells, { kind, prefecture, month: value })),
    tags,
  }
}

const matchOf = (keyword: string | undefined): { read: Keyword; match: Match | null } => {
  const read = readKeyword(keyword ?? '')
  return { read, match: matchExpressions(read) }
}

/**
 * Full-text search over all public content, with counts for what it can be narrowed by. Any text is a valid keyword;
 * one without a single letter, or a prefecture that does not exist, finds nothing.
 */
export async function search(
  db: D1Database,
  query: SearchQuery,
  view: SearchView,
  now: Date,
): Promise<SearchResult> {
  const { read, match } = matchOf(query.keyword)
  if (query.prefecture && !prefectureOfSlug(query.prefecture)) return EMPTY
  if (isAsked(query.keyword) && !match) return { ...EMPTY, help: await helpFor(db, query, [], now) }
  const within = narrowed(query, match, now)
  const [cellRows, foundRows, tagRows] = await db.batch([
    countCells(db, base(query, match, now)),
    findHits(db, within, match, read.words, view),
    countTags(db, within),
  ])
  const cells = (cellRows?.results ?? []) as Cell[]
  const total = countOf(cells, query)
  const hits = await readHits(db, (foundRows?.results ?? []) as Found[], marksOf(read), now)
  const tags = ((tagRows?.results ?? []) as Facet<string>[]).filter(({ value }) => value !== query.tag)
  return {
    total,
    reachable: match ? Math.min(total, RANKED) : total,
    groups: 'perKind' in view ? groupsOf(hits, cells, query) : [],
    list: 'perKind' in view ? [] : hits,
    facets: facetsOf(cells, query, tags),
    help: total > 0 ? [] : await helpFor(db, query, cells, now),
  }
}

function groupsOf(hits: readonly SearchHit[], cells: readonly Cell[], query: SearchQuery): SearchGroup[] {
  return SEARCH_KINDS.map((kind) => ({
    kind,
    total: query.kind && query.kind !== kind ? 0 : countOf(cells, { ...query, kind }),
    hits: hits.filter(({ card }) => card.kind === kind),
  })).filter(({ total }) => total > 0)
}

async function readHits(
  db: D1Database,
  found: readonly Found[],
  marks: readonly string[],
  now: Date,
): Promise<SearchHit[]> {
  if (found.length === 0) return []
  const texts = db
    .prepare('SELECT id, body FROM search_texts WHERE id IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(found.map(({ id }) => id)))
  const [cards, { results }] = await Promise.all([
    cardsOf(
      db,
      found.map(({ kind, content_id }) => ({ kind, id: content_id })),
      now,
    ),
    texts.all<{ id: number; body: string }>(),
  ])
  const bodies = new Map(results.map(({ id, body }) => [id, body]))
  return found.flatMap(({ id, content_id }) => {
    const card = cards[content_id]
    if (!card) return []
    const snippet = markedSnippet(bodies.get(id) ?? '', marks)
    return { card, title: markedRuns(card.title, marks), catch: markedRuns(card.catch, marks), snippet }
  })
}

const HELPS = 8

/** Searches near one without results that have some: one condition less, one word only, the same region. */
async function helpFor(
  db: D1Database,
  query: SearchQuery,
  cells: readonly Cell[],
  now: Date,
): Promise<SearchHelp[]> {
  const near = neighbours(query).map((prefecture) => ({ ...query, prefecture }))
  const counts = [
    ...without(query, ['kind', 'prefecture', 'month']).map((other) => ({
      query: other,
      total: countOf(cells, other),
    })),
    ...near.map((other) => ({ query: other, total: countOf(cells, other) })),
  ]
  const others = [
    ...widerKeywords(query.keyword ?? '')
      .slice(0, 4)
      .map((keyword) => ({ ...query, keyword })),
    ...without(query, ['tag', 'city', 'keyword']),
  ]
  const asked = await Promise.all(
    others.map(async (other) => {
      const { match } = matchOf(other.keyword)
      if (isAsked(other.keyword) && !match) return { query: other, total: 0 }
      const { results } = await countCells(db, base(other, match, now)).all<Cell>()
      return { query: other, total: countOf(results, other) }
    }),
  )
  return [...counts, ...asked].filter(({ total }) => total > 0).slice(0, HELPS)
}

const neighbours = ({ prefecture }: SearchQuery): string[] => {
  const own = prefectureOfSlug(prefecture ?? '')
  const region = own && regionOfPrefecture(own.code)
  return region ? region.prefectures.map(({ slug }) => slug).filter((slug) => slug !== prefecture) : []
}

/** The query without each of the named conditions that it has, one at a time; never one without any condition. */
const without = (query: SearchQuery, names: readonly (keyof SearchQuery)[]): SearchQuery[] =>
  names
    .filter((name) => query[name] !== undefined)
    .map((name) => ({ ...query, [name]: undefined }))
    .filter((other) => Object.values(other).some((value) => value !== undefined))
