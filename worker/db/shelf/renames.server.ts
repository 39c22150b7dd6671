import type { PublicChange } from '#domain/publish/public-change.ts'
import { isContentChange } from '#domain/publish/public-change.ts'
import { FAVORITE_KINDS, type FavoriteKind } from '#domain/shelf/kinds.ts'
import { type MemberBindings, memberDatabases } from '../members/databases.ts'
import { offersOf } from './content.server.ts'

const isKept = (kind: string): kind is FavoriteKind => FAVORITE_KINDS.some((one) => one === kind)

/**
 * Names what members keep as it is named now, in all databases: with one only triggers do it
 * (0081_favorites_of_more_kinds.sql). Repeating it changes nothing.
 */
export async function renameOnShelves(
  env: MemberBindings,
  changes: readonly PublicChange[],
  now: Date,
): Promise<void> {
  const all = memberDatabases(env)
  if (all.length === 1) return
  const targets = changes
    .filter(isContentChange)
    .flatMap(({ kind, after }) => (after && isKept(kind) ? [{ targetType: kind, targetId: after.id }] : []))
  for (const { targetType, targetId, own } of await offersOf(env.DB, targets, now)) {
    if (!own) continue
    const { title, label, nameKey, changedAt } = own
    for (const db of all)
      await db.batch([
        db
          .prepare(
            `UPDATE favorites SET title = ?1, label = ?2, name_key = ?3, changed_at = ?4
             WHERE target_id = ?5 AND target_type = ?6 AND (title, label, name_key, changed_at) IS NOT (?1, ?2, ?3, ?4)`,
          )
          .bind(title, label, nameKey, changedAt, targetId, targetType),
        db
          .prepare(
            `UPDATE histories SET title = ?1, label = ?2
             WHERE target_id = ?3 AND target_type = ?4 AND (title, label) IS NOT (?1, ?2)`,
          )
          .bind(title, label, targetId, targetType),
      ])
  }
}
