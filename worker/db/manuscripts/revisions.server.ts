import type { DraftFields, Revision } from '#domain/manuscript/manuscript.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import type { Row } from '../row.ts'
import { selectColleague, toColleague } from '../staff/colleagues.server.ts'
import { storedJson } from '../stored-json.ts'

/** While a person edits, a revision is retained at least this often, in milliseconds. */
const MAX_GAP = 10 * 60 * 1000
/** The maximum of revisions retained for saves of a manuscript. */
const MAX_SAVED_REVISIONS = 200

type NewRevision = {
  contentId: string
  version: number
  reason: Revision['reason']
  fields: DraftFields
  by: string | null
  publicationId?: string | null
  now: Date
}

const insert = (db: D1Database, revision: NewRevision, verb = 'INSERT'): D1PreparedStatement =>
  db
    .prepare(
      `${verb} INTO revisions (id, content_id, version, reason, publication_id, created_at, fields, saved_by)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      randomIdentifier(),
      revision.contentId,
      revision.version,
      revision.reason,
      revision.publicationId ?? null,
      revision.now.toISOString(),
      JSON.stringify(revision.fields),
      revision.by,
    )

/** The statement that stores a revision. */
export const revisionStatement = (db: D1Database, revision: NewRevision): D1PreparedStatement =>
  insert(db, revision)

/** The statement that stores the state before the first change, unless it is stored already. */
export const firstRevisionStatement = (
  db: D1Database,
  revision: Omit<NewRevision, 'reason'>,
): D1PreparedStatement => insert(db, { ...revision, reason: 'imported' }, 'INSERT OR IGNORE')

/**
 * The statements that store a saved state as a revision. It replaces the newest one when that is a save of the same
 * person and the one before it is less than ten minutes old. `keepLast`: the newest one stays, because this change is
 * large.
 */
export function savedRevisionStatements(
  db: D1Database,
  revision: Omit<NewRevision, 'reason'>,
  keepLast = false,
): D1PreparedStatement[] {
  const since = new Date(revision.now.getTime() - MAX_GAP).toISOString()
  return [
    db
      .prepare(
        `DELETE FROM revisions WHERE content_id = ?1 AND version < (
           SELECT version FROM revisions WHERE content_id = ?1 AND reason = 'saved'
           ORDER BY version DESC LIMIT 1 OFFSET ${MAX_SAVED_REVISIONS}) AND reason = 'saved'`,
      )
      .bind(revision.contentId),
    ...(keepLast
      ? []
      : [
          db
            .prepare(
              `DELETE FROM revisions WHERE id = (
                 SELECT id FROM (SELECT * FROM revisions WHERE content_id = ?1 ORDER BY version DESC LIMIT 1)
                 WHERE reason = 'saved' AND saved_by IS ?2)
               AND (SELECT created_at FROM revisions WHERE content_id = ?1 ORDER BY version DESC LIMIT 1 OFFSET 1) > ?3`,
            )
            .bind(revision.contentId, revision.by, since),
        ]),
    insert(db, { ...revision, reason: 'saved' }),
  ]
}

const COLUMNS = `r.id, r.version, r.reason, r.created_at, ${selectColleague('r.saved_by', 'saved_by')}`

const toRevision = (row: Row): Revision => ({
  id: String(row.id),
  version: Number(row.version),
  reason: row.reason as Revision['reason'],
  by: toColleague(row, 'saved_by'),
  createdAt: String(row.created_at),
})

type RevisionPage = { revisions: Revision[]; total: number; next: [string, string] | null }

/** The revisions of a manuscript, newest first; `before` is the last version of the previous page. */
export async function listRevisions(
  db: D1Database,
  contentId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<RevisionPage> {
  const [found, counted] = await db.batch<Row>([
    db
      .prepare(
        `SELECT ${COLUMNS} FROM revisions r WHERE r.content_id = ? AND r.version < ? ORDER BY r.version DESC LIMIT ?`,
      )
      .bind(contentId, before ?? Number.MAX_SAFE_INTEGER, limit + 1),
    db.prepare('SELECT count(*) AS total FROM revisions WHERE content_id = ?').bind(contentId),
  ])
  const rows = found?.results ?? []
  const revisions = rows.slice(0, limit).map(toRevision)
  const last = rows.length > limit ? revisions.at(-1) : undefined
  return {
    revisions,
    total: Number(counted?.results[0]?.total ?? 0),
    next: last ? [String(last.version), last.id] : null,
  }
}

/** One revision with its fields, or `null`. */
export async function findRevision(
  db: D1Database,
  contentId: string,
  version: number,
): Promise<{ revision: Revision; fields: DraftFields } | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS}, r.fields FROM revisions r WHERE r.content_id = ? AND r.version = ?`)
    .bind(contentId, version)
    .first<Row>()
  return row && { revision: toRevision(row), fields: storedJson(row.fields) }
}

/** The revision that a publication made of a manuscript, or `null`: it was not of this one. */
export async function findPublishedRevision(
  db: D1Database,
  contentId: string,
  publicationId: string,
): Promise<Pick<Revision, 'version' | 'reason'> | null> {
  return await db
    .prepare('SELECT version, reason FROM revisions WHERE publication_id = ? AND content_id = ?')
    .bind(publicationId, contentId)
    .first<Pick<Revision, 'version' | 'reason'>>()
}

/** Whether a manuscript was public until it was archived: then a publication took it down. */
export async function wasLiveWhenArchived(db: D1Database, contentId: string): Promise<boolean> {
  const found = await db
    .prepare(
      `SELECT publication_id FROM revisions WHERE content_id = ? AND reason = 'archived'
       ORDER BY version DESC LIMIT 1`,
    )
    .bind(contentId)
    .first<string>('publication_id')
  return found !== null
}
