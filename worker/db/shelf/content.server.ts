import type { Card } from '#domain/content/card.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import type { FavoriteKind } from '#domain/shelf/kinds.ts'
import { kindsOf, type Target } from '#domain/shelf/shelf.ts'
import { cardsOf } from '../cards/cards.server.ts'
import { bindNow, PUBLIC_NOW } from '../content/content-table.server.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import { contentOf } from '../members/databases.ts'
import type { Row } from '../row.ts'

const NAMED = { title: 't.name', nameKey: 't.name_kana' }

/** What the shelf stores of each kind of content, in SQL. Triggers store what changes (0081_favorites_of_more_kinds.sql). */
const SOURCES: Record<FavoriteKind, { title: string; label: string; nameKey: string }> = {
  spot: { ...NAMED, label: 't.category' },
  'article-page': { title: 't.title', label: 't.type', nameKey: 't.title' },
  hotel: { ...NAMED, label: 't.type' },
  restaurant: { ...NAMED, label: "coalesce(t.genres ->> 0, '')" },
  activity: { ...NAMED, label: `'${CONTENT_KINDS.activity.label}'` },
  gift: { ...NAMED, label: 't.category' },
}

/** What is public of a kept entry; `null` for other content. */
type OwnState = { title: string; label: string; nameKey: string; changedAt: string }

/** A sent entry with what is public of its content. */
export type Offer<Sent extends Target> = Sent & { own: OwnState | null }

/** Binds the ids, and `now` twice. CROSS JOIN keeps SQLite from scanning all published content. */
const selectOwn = (kind: FavoriteKind): string => {
  const { title, label, nameKey } = SOURCES[kind]
  return `SELECT t.id, ${title} AS title, ${label} AS label, ${nameKey} AS name_key,
      coalesce(t.content_updated_at, t.published_at) AS changed_at
    FROM json_each(?) named CROSS JOIN ${CONTENT_TABLES[kind].table} t ON t.id = named.value WHERE ${PUBLIC_NOW}`
}

/** Reads what is public of sent entries, in one round trip: content may be in another database than what is kept. */
export async function offersOf<Sent extends Target>(
  db: D1Database,
  entries: readonly Sent[],
  now: Date,
): Promise<Offer<Sent>[]> {
  const content = contentOf(db)
  const kinds = kindsOf(entries)
  if (kinds.length === 0) return []
  const found = await content.batch<Row>(
    kinds.map((kind) => {
      const ids = entries.filter(({ targetType }) => targetType === kind).map(({ targetId }) => targetId)
      return content.prepare(selectOwn(kind)).bind(JSON.stringify([...new Set(ids)]), ...bindNow(now))
    }),
  )
  const own = new Map(
    kinds.flatMap((kind, index) =>
      (found[index]?.results ?? []).map((row): [string, OwnState] => [
        `${kind} ${row.id}`,
        {
          title: String(row.title),
          label: String(row.label),
          nameKey: String(row.name_key),
          changedAt: String(row.changed_at),
        },
      ]),
    ),
  )
  return entries.map((entry) => ({ ...entry, own: own.get(`${entry.targetType} ${entry.targetId}`) ?? null }))
}

/**
 * A JSON list of offers (`list`: its binding) as rows, `value`, with the columns `title`, `label`, `name_key`, `changed_at`,
 * which are null for content that is not public.
 */
export const offered = (list: string): string =>
  `(SELECT e.value AS value, e.value ->> 'targetId' AS id, e.value ->> 'title' AS sent_title,
      e.value ->> '$.own.title' AS title, e.value ->> '$.own.label' AS label,
      e.value ->> '$.own.nameKey' AS name_key, e.value ->> '$.own.changedAt' AS changed_at
    FROM json_each(${list}) e)`

/** The number of entries of a kind in an account, as an SQL value; `account` is a binding. */
export const countOf = (shelf: 'favorite' | 'history', kind: FavoriteKind, account: string): string =>
  `coalesce((SELECT sum(count) FROM shelf_counts
    WHERE account_id = ${account} AND shelf = '${shelf}' AND target_type = '${kind}'), 0)`

/** The counts of a shelf by label: a few rows, however long the lists are. */
export const labelCounts = (
  db: D1Database,
  shelf: 'favorite' | 'history',
  accountId: string,
  kind: FavoriteKind,
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT label, count FROM shelf_counts
       WHERE account_id = ? AND shelf = ? AND target_type = ? AND count > 0 ORDER BY label`,
    )
    .bind(accountId, shelf, kind)

export const toCounts = (rows: readonly Row[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ label, count }) => [String(label), Number(count)]))

/** The rows with the current cards of their content. */
export async function withCards<Value extends Target>(
  db: D1Database,
  entries: readonly Value[],
  now: Date,
): Promise<(Value & { card: Card | null })[]> {
  const refs = entries.map(({ targetType, targetId }) => ({ kind: targetType, id: targetId }))
  const cards = await cardsOf(contentOf(db), refs, now)
  return entries.map((entry) => ({ ...entry, card: cards[entry.targetId] ?? null }))
}

/** A query for a list of a shelf. */
export type ShelfQuery<Sort extends string> = {
  sort: Sort
  /** Only entries with this label. */
  label?: string | undefined
  limit: number
  /** The cursor: the sort value and the id of the last entry. */
  after?: [value: string | number, id: string] | undefined
}
export type ShelfPage<Entry> = {
  entries: Entry[]
  counts: Record<string, number>
  next: [string, string] | null
}
