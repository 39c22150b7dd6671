import { randomIdentifier } from '#domain/identifier.ts'
import type { DraftFields, Revision } from '#domain/manuscript/manuscript.ts'
import { selectColleague, toColleague } from './colleagues.server.ts'
import type { Row } from './row.ts'

/** Saves by the same person within this time share one revision, in milliseconds. */
const COALESCED = 10 * 60 * 1000
/** How many revisions that were merely saved are kept of a manuscript. */
const KEPT_SAVES = 200

export type NewRevision = {
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

/** The statement that keeps a state, whatever came before it. */
export const revisionStatement = (db: D1Database, revision: NewRevision): D1PreparedStatement =>
  insert(db, revision)

/** The statement that keeps what there was before the first change, unless it is kept already. */
export const firstRevisionStatement = (
  db: D1Database,
  revision: Omit<NewRevision, 'reason'>,
): D1PreparedStatement => insert(db, { ...revision, reason: 'imported' }, 'INSERT OR IGNORE')

/**
 * The statements that keep a saved state. When the newest revision is a save of the same person that began less than ten
 * minutes ago, it becomes this one.
 */
export function savedRevisionStatements(
  db: D1Database,
  revision: Omit<NewRevision, 'reason'>,
): D1PreparedStatement[] {
  const since = new Date(revision.now.getTime() - COALESCED).toISOString()
  return [
    db
      .prepare(
        `DELETE FROM revisions WHERE content_id = ?1 AND version < (
           SELECT version FROM revisions WHERE content_id = ?1 AND reason = 'saved'
           ORDER BY version DESC LIMIT 1 OFFSET ${KEPT_SAVES}) AND reason = 'saved'`,
      )
      .bind(revision.contentId),
    db
      .prepare(
        `INSERT INTO revisions (id, content_id, version, reason, created_at, fields, saved_by)
         SELECT ?1, ?2, ?3, 'saved', coalesce((
           SELECT created_at FROM (SELECT * FROM revisions WHERE content_id = ?2 ORDER BY version DESC LIMIT 1)
           WHERE reason = 'saved' AND saved_by IS ?6 AND created_at > ?7), ?4), ?5, ?6`,
      )
      .bind(
        randomIdentifier(),
        revision.contentId,
        revision.version,
        revision.now.toISOString(),
        JSON.stringify(revision.fields),
        revision.by,
        since,
      ),
    // The one it takes the place of began at the same moment.
    db
      .prepare(
        `DELETE FROM revisions WHERE content_id = ?1 AND version < ?2 AND reason = 'saved' AND saved_by IS ?3
           AND version = (SELECT max(version) FROM revisions WHERE content_id = ?1 AND version < ?2)
           AND created_at = (SELECT created_at FROM revisions WHERE content_id = ?1 AND version = ?2)`,
      )
      .bind(revision.contentId, revision.version, revision.by),
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

export type RevisionPage = { revisions: Revision[]; total: number; next: [string, string] | null }

/** The revisions of a manuscript, newest first; `before` is the version that the page before ended with. */
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

/** One kept state with its fields, or `null`. */
export async function findRevision(
  db: D1Database,
  contentId: string,
  version: number,
): Promise<{ revision: Revision; fields: DraftFields } | null> {
  const row = await db
    .prepare(`SELECT ${COLUMNS}, r.fields FROM revisions r WHERE r.content_id = ? AND r.version = ?`)
    .bind(contentId, version)
    .first<Row>()
  return row && { revision: toRevision(row), fields: JSON.parse(String(row.fields)) }
}

/** What a publication made of a manuscript, or `null`: it was not of this one. */
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

/** Whether readers saw a manuscript until it was put away: then a publication took it down. */
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
