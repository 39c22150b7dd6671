import type { ContentKind } from '#domain/content/kind.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { noUsesStatement, usesStatements } from '../media/uses.server.ts'

/**
 * The statements that save the pictures used by a working copy; one that equals the public page has no uses of its own.
 */
export const draftUses = (
  db: D1Database,
  kind: ContentKind,
  id: string,
  { fields, keepFields }: { fields: DraftFields; keepFields: boolean },
): D1PreparedStatement[] =>
  keepFields ? usesStatements(db, kind, { ...fields, id }, 'draft') : [noUsesStatement(db, kind, id, 'draft')]
