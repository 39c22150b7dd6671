import type { ContentKind } from '#domain/content/kind.ts'
import type { DraftFields } from '#domain/manuscript/manuscript.ts'
import { noUsesStatement, usesStatements } from '../media/uses.server.ts'

/** The statements that write down which pictures a working copy shows; one that says what readers see shows none of its own. */
export const draftUses = (
  db: D1Database,
  kind: ContentKind,
  id: string,
  { fields, keep }: { fields: DraftFields; keep: boolean },
): D1PreparedStatement[] =>
  keep ? usesStatements(db, kind, { ...fields, id }, 'draft') : [noUsesStatement(db, kind, id, 'draft')]
