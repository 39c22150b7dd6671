import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { DraftFields, Manuscript } from '#domain/manuscript/manuscript.ts'
import { CONTENT_TABLES } from '../content/content-tables.server.ts'
import type { Row } from '../row.ts'
import { readStored } from '../stored-json.ts'
import { listValuesOf } from './list-values.ts'
import { MANUSCRIPT_COLUMNS, toEntity, toManuscript } from './row.ts'
import { slugUnlessTaken } from './taken-slugs.server.ts'

/**
 * A manuscript with its working copy (`fields`, complete) and the row of its content table (`entity`: what was
 * published last or stored first, public or not; `null` if never published).
 */
export type Working = {
  manuscript: Manuscript
  fields: DraftFields
  entity: Publishable | null
  /** Whether a part of `fields` that cannot be shown was removed while reading. */
  isMended: boolean
  /** Whether `fields` differ from `entity`, and so are stored separately. */
  isOwnCopy: boolean
  /** The account that must own it while it is changed, where the caller reaches their own only; `null`: any. */
  ownerLimit: string | null
}

/**
 * The id of the manuscript that a slug belongs to: its own slug, its page's current or former one, or a former one of
 * the draft; `null`: none. With `ownerLimit` only among those of one owner.
 */
export async function findIdBySlug(
  db: D1Database,
  kind: ContentKind,
  slug: string,
  ownerLimit: string | null,
): Promise<string | null> {
  return await db
    .prepare(
      `SELECT m.id FROM (
         SELECT id, 1 AS place FROM manuscripts WHERE kind = ?1 AND slug = ?2
         UNION ALL SELECT id, 2 FROM ${CONTENT_TABLES[kind].table} WHERE slug = ?2
         UNION ALL SELECT content_id, 3 FROM slug_history WHERE kind = ?1 AND slug = ?2
         UNION ALL SELECT content_id, 4 FROM manuscript_slugs WHERE kind = ?1 AND slug = ?2
       ) found JOIN manuscripts m ON m.id = found.id
       WHERE ?3 IS NULL OR m.owner_id = ?3
       ORDER BY found.place, m.is_live DESC, m.created_at, m.id LIMIT 1`,
    )
    .bind(kind, slug, ownerLimit)
    .first<string>('id')
}

/** A manuscript by its id, or `null`: none, or with `ownerLimit` none of that account. */
export async function findWorking(
  db: D1Database,
  kind: ContentKind,
  id: string,
  ownerLimit: string | null = null,
): Promise<Working | null> {
  const { table, columns } = CONTENT_TABLES[kind]
  const names = columns.map(({ name }) => `t."${name}"`).join(', ')
  const [manuscripts, entities] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${MANUSCRIPT_COLUMNS}, m.fields FROM manuscripts m
         WHERE m.id = ?1 AND m.kind = ?2 AND (?3 IS NULL OR m.owner_id = ?3)`,
      )
      .bind(id, kind, ownerLimit),
    db.prepare(`SELECT ${names} FROM ${table} t WHERE t.id = ?`).bind(id),
  ])
  const row = manuscripts?.results[0]
  if (!row) return null
  const [entityRow] = entities?.results ?? []
  const entity = entityRow ? toEntity(kind, entityRow) : null
  const isOwnCopy = row.fields !== null
  const { value: fields, isMended } = isOwnCopy
    ? readStored(row.fields)
    : { value: writtenFields(entity ?? {}), isMended: false }
  return { manuscript: toManuscript(row), fields, isMended, entity, isOwnCopy, ownerLimit }
}

/** A manuscript within the caller's reach: with `ownerLimit` only while that account owns it. */
export type Reached = { id: string; kind: ContentKind; ownerLimit: string | null }

/** The condition of the caller's reach for a writing statement; binds `reachedBy` from `?first` on. */
export const isReached = (first: number): string =>
  `EXISTS (SELECT 1 FROM manuscripts WHERE id = ?${first} AND kind = ?${first + 1}
     AND (?${first + 2} IS NULL OR owner_id = ?${first + 2}))`
export const reachedBy = ({ id, kind, ownerLimit }: Reached): [string, ContentKind, string | null] => [
  id,
  kind,
  ownerLimit,
]

/** Whether a manuscript is within the caller's reach. */
export const reaches = async (db: D1Database, reached: Reached): Promise<boolean> =>
  (await db
    .prepare(`SELECT ${isReached(1)} AS reached`)
    .bind(...reachedBy(reached))
    .first('reached')) === 1

/** Fails its batch, as the first statement, unless the manuscript is still within reach, in any version. */
export const reachGuard = (db: D1Database, reached: Reached): D1PreparedStatement =>
  db.prepare(`SELECT iif(${isReached(1)}, 1, json('out of reach'))`).bind(...reachedBy(reached))

/** Whether a manuscript of any kind has this id. */
export const isIdTaken = async (db: D1Database, id: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM manuscripts WHERE id = ?').bind(id).first()) !== null

/**
 * Fails its batch, as the first statement, unless the manuscript still has the version that the change was based on,
 * and the owner that the caller is limited to.
 */
export const guardStatement = (
  db: D1Database,
  {
    manuscript: { id, kind, version },
    ownerLimit,
  }: Pick<Working, 'ownerLimit'> & { manuscript: Pick<Manuscript, 'id' | 'kind' | 'version'> },
): D1PreparedStatement =>
  db
    .prepare(
      `SELECT iif(EXISTS (SELECT 1 FROM manuscripts
         WHERE id = ?1 AND kind = ?2 AND version = ?3 AND (?4 IS NULL OR owner_id = ?4)), 1, json('changed meanwhile'))`,
    )
    .bind(id, kind, version, ownerLimit)

/** The columns of a manuscript's state. Moments are ISO 8601 in UTC. */
export type ManuscriptState = Partial<
  Pick<
    Manuscript,
    | 'stage'
    | 'isLive'
    | 'hasChanges'
    | 'version'
    | 'liveVersion'
    | 'publishedAt'
    | 'scheduledAt'
    | 'unpublishAt'
    | 'contentUpdatedAt'
    | 'ownerId'
  >
>

const STATE_COLUMNS: Record<keyof ManuscriptState, string> = {
  stage: 'stage',
  isLive: 'is_live',
  hasChanges: 'has_changes',
  version: 'version',
  liveVersion: 'live_version',
  publishedAt: 'published_at',
  scheduledAt: 'scheduled_at',
  unpublishAt: 'unpublish_at',
  contentUpdatedAt: 'content_updated_at',
  ownerId: 'owner_id',
}

const bound = (value: string | number | boolean | null): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value

/** A change of a manuscript: its state, and its working copy (`keepFields: false`: it equals its content table row). */
type ManuscriptChange = {
  id: string
  kind: ContentKind
  slug: string
  fields: DraftFields
  keepFields: boolean
  state: ManuscriptState
  by: string | null
  now: Date
}

/** The statement that updates a manuscript and its list columns. */
export function updateManuscriptStatement(db: D1Database, change: ManuscriptChange): D1PreparedStatement {
  const values: Record<string, string | number | null> = {
    ...listValuesOf(change.kind, change.fields, change.slug),
    fields: change.keepFields ? JSON.stringify(change.fields) : null,
    saved_at: change.now.toISOString(),
    saved_by: change.by,
  }
  for (const [name, value] of Object.entries(change.state))
    if (value !== undefined) values[STATE_COLUMNS[name as keyof ManuscriptState]] = bound(value)
  const { slug = change.slug, ...others } = values
  const names = Object.keys(others)
  const changes = names.map((name, index) => `${name} = ?${index + 4}`)
  return db
    .prepare(
      `UPDATE manuscripts SET slug = ${slugUnlessTaken(change.kind, 'slug')}, ${changes.join(', ')}
       WHERE id = ?2 AND kind = ?1`,
    )
    .bind(change.kind, change.id, slug, ...names.map((name) => others[name] ?? null))
}

type NewManuscript = {
  id: string
  kind: ContentKind
  slug: string
  fields: DraftFields
  ownerId: string
  now: Date
}

/**
 * The statement that creates a manuscript that was never published. An existing id fails; with a slug that another
 * manuscript has, it is addressed by its id, as no address may open two.
 */
export function insertManuscriptStatement(db: D1Database, made: NewManuscript): D1PreparedStatement {
  const at = made.now.toISOString()
  const { slug, ...listValues } = listValuesOf(made.kind, made.fields, made.slug)
  const values = {
    ...listValues,
    stage: 'draft',
    is_live: 0,
    has_changes: 1,
    version: 1,
    fields: JSON.stringify(made.fields),
    created_at: at,
    saved_at: at,
    owner_id: made.ownerId,
    saved_by: made.ownerId,
  }
  const names = Object.keys(values)
  return db
    .prepare(
      `INSERT INTO manuscripts (kind, id, slug, ${names.join(', ')})
       VALUES (?1, ?2, ${slugUnlessTaken(made.kind, '?2')}, ${names.map((_, index) => `?${index + 4}`).join(', ')})`,
    )
    .bind(made.kind, made.id, slug, ...Object.values(values))
}

/** The statement that deletes a manuscript with its revisions and comments. */
export const deleteManuscriptStatement = (db: D1Database, id: string): D1PreparedStatement =>
  db.prepare('DELETE FROM manuscripts WHERE id = ?').bind(id)
