import { writtenFields } from '#domain/manuscript/fields.ts'
import type { Working } from '../db/manuscripts/manuscripts.server.ts'
import { firstRevisionStatement } from '../db/manuscripts/revisions.server.ts'

/** The statement that keeps what was there before anybody worked on a manuscript: none for a new one. */
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
