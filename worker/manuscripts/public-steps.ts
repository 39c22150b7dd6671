import type { ContentKind } from '#domain/content/kind.ts'
import type { Publishable } from '#domain/content/publishable.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { writtenFields } from '#domain/manuscript/fields.ts'
import type { Revision } from '#domain/manuscript/manuscript.ts'
import type { PublicationReason } from '#domain/publish/publication.ts'
import { type ContentTable, saveStatements } from '../db/content/content-table.server.ts'
import { CONTENT_TABLES } from '../db/content/content-tables.server.ts'
import type { ManuscriptState, Working } from '../db/manuscripts/manuscripts.server.ts'
import { findPublishedRevision } from '../db/manuscripts/revisions.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { firstRevision } from './first-revision.ts'
import type { Outcome, Saved } from './outcome.ts'
import { stepStatements, type Transit } from './transition.ts'
import { writeAll } from './write.ts'

/** The result, and its publication; `null`: readers see no difference. */
export type Published = Outcome<{
  document: Extract<Saved, { outcome: 'done' }>['document']
  publicationId: string | null
}>

export type PublicStep = {
  action: string
  revision: Revision['reason']
  reason: PublicationReason
  /** The new row of the content table. */
  entity: Publishable
  state: Omit<ManuscriptState, 'version' | 'publishedAt' | 'contentUpdatedAt'>
  /** Chosen by the client or a scheduled job: the same one twice is one publication. */
  publicationId: string
  /** Whether the working copy is stored; otherwise it equals the content table's row. */
  keepFields?: boolean
}

const tableOf = (kind: ContentKind): ContentTable => CONTENT_TABLES[kind] as unknown as ContentTable

type Fields = Record<string, unknown>

/** Only the differences, for the audit log. */
function difference(before: object | null, after: object): { before: Fields; after: Fields } {
  const [one, other]: [Fields, Fields] = [{ ...before }, { ...after }]
  const names = Object.keys({ ...one, ...other }).filter(
    (name) => !isEqual(one[name], other[name]) && name !== 'version' && name !== 'updatedAt',
  )
  const only = (of: Fields): Fields => Object.fromEntries(names.map((name) => [name, of[name] ?? null]))
  return { before: before ? only(one) : {}, after: only(other) }
}

/**
 * Changes public content: writes the content, the manuscript, its revision, the audit log and the publication in one
 * batch.
 */
export async function writePublicly(
  db: D1Database,
  working: Working,
  change: Transit,
  step: PublicStep,
): Promise<Published> {
  const { manuscript, entity: former } = working
  const { kind, isLive } = manuscript
  const { entity } = step
  const [before, after] = [isLive ? former : null, entity.status === 'published' ? entity : null]
  const isSeen = before !== null || after !== null
  const publicationId = isSeen ? step.publicationId : null
  const fields = step.keepFields ? working.fields : writtenFields(entity)
  const { publishedAt, contentUpdatedAt } = entity
  const result = await writeAll(
    db,
    working,
    [
      ...firstRevision(db, working, change.now),
      ...saveStatements(db, tableOf(kind), entity),
      ...stepStatements(
        db,
        working,
        change,
        {
          action: step.action,
          reason: step.revision,
          state: { ...step.state, publishedAt, contentUpdatedAt },
          noted: difference(former, entity),
          publicationId,
        },
        { fields, keepFields: step.keepFields ?? false },
      ),
      ...(publicationId
        ? publicationStatements(db, {
            id: publicationId,
            reason: step.reason,
            changes: [{ kind, before, after }],
            requestedBy: change.accountId,
            now: change.now,
          })
        : []),
    ],
    change.now,
  )
  if (result.outcome === 'done') return { ...result, publicationId }
  // A concurrent change came first: the same request, sent twice at once.
  const isTwin =
    result.outcome === 'conflict' && (await findPublishedRevision(db, manuscript.id, step.publicationId))
  return isTwin ? { outcome: 'done', document: result.document, publicationId } : result
}
