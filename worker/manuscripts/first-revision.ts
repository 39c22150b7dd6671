import { writtenFields } from '#domain/manuscript/fields.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { firstRevisionStatement } from '../db/manuscripts/revisions.server.ts'

/** The statement that stores the state before the first edit as a revision: none for a new manuscript. */
export const firstRevision = (
  db: D1Database,
  { manuscript, entity }: Working,
  now: Date,
): D1PreparedStatement[] =>
  entity
    ? [
        firstRevisionStatement(db, {
          contentId: manuscript.id,
          version: entity.version,
          fields: writtenFields(entity),
          by: null,
          now: new Date(entity.updatedAt || now),
        }),
      ]
    : []
