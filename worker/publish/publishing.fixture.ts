import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import type { EntityOf } from '#domain/manuscript/schemas.ts'
import type { PublicChange } from '#domain/publish/public-change.ts'
import type { PublicationReason } from '#domain/publish/publication.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { withConnection } from '#scripts/backup/with-connection.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { type ContentTable, saveStatements } from '../db/content/content-table.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { fieldsOf, type Row } from '../db/row.ts'

type Db = D1Database

/** An entity as stored in its row. */
export const entityOf = async <Kind extends ContentKind>(
  db: Db,
  kind: Kind,
  where = "status = 'published' ORDER BY published_at DESC, id DESC",
): Promise<EntityOf<Kind>> => {
  const { table, columns, schema } = CONTENT_TABLES[kind]
  const row = await db.prepare(`SELECT * FROM ${table} WHERE ${where} LIMIT 1`).first<Row>()
  if (!row) throw new Error(`no ${kind} where ${where}`)
  return schema.parse(fieldsOf(columns, row)) as EntityOf<Kind>
}

/** Writes content and its publication in one batch, and nothing else: as if the Worker stopped after it. */
export const writeOnly = async (
  db: Db,
  change: { kind: ContentKind; before: Publishable | null; after: Publishable & Record<string, unknown> },
  { id = randomIdentifier(), reason = 'update' as PublicationReason } = {},
): Promise<string> => {
  const isPublic = change.after.status === 'published'
  const changes: PublicChange[] = [{ ...change, after: isPublic ? change.after : null }]
  await db.batch([
    ...saveStatements(db, CONTENT_TABLES[change.kind] as unknown as ContentTable, change.after),
    ...publicationStatements(db, { id, reason, changes, requestedBy: null, now: new Date() }),
  ])
  return id
}

/** Runs the scheduled jobs, as Cloudflare triggers them; returns the outcome. */
export const triggerScheduled = async (
  { miniflare }: Pick<SiteServer, 'miniflare'>,
  at = new Date(),
): Promise<string> => {
  const worker = await miniflare.getWorker()
  const trigger = () => worker.scheduled({ scheduledTime: at, cron: '* * * * *' })
  return (await withConnection(trigger)).outcome
}

/** Runs the scheduled jobs, and returns the number of unfinished publications: the queue may still work on them. */
export const pendingAfterScheduled = async (
  site: Pick<SiteServer, 'miniflare'>,
  db: Db,
): Promise<number | null> => {
  await triggerScheduled(site)
  return db.prepare(`SELECT count(*) AS n FROM publications WHERE status <> 'live'`).first<number>('n')
}

/** The answer of a site, with its duration. */
export const read = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Expires the leases of runs that have stopped. */
export const expireLeases = (db: Db) =>
  db
    .prepare(`UPDATE publications SET lease_until = '2000-01-01T00:00:00.000Z' WHERE lease_until IS NOT NULL`)
    .run()
