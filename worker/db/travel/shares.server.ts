import { isEqual } from '#domain/json/is-equal.ts'
import type { KnownShare, ShareChoices, TravelGuide } from '#domain/travel/guide.ts'
import { type SharedGuide, sharedGuideOf } from '#domain/travel/shared-guide.ts'
import { isAccount } from '../members/moves.server.ts'
import type { Row } from '../row.ts'
import { partsStatements, toParts, withPlaces } from './documents.server.ts'
import { findGuide } from './guides.server.ts'
import { LIVE_GUIDE, MISSING, saved, type Written } from './rows.ts'

/**
 * Shares a guide by a link, or changes what it includes. An existing link stays; `token` is for a new one. Nothing is written
 * unless the link is as `known`: a tab that has not noticed that it was revoked must not share the guide again.
 */
export async function shareGuide(
  db: D1Database,
  accountId: string,
  id: string,
  { token, choices, known }: { token: string; choices: ShareChoices; known: KnownShare | null },
  now: Date,
): Promise<Written<TravelGuide>> {
  const { meta } = await db
    .prepare(
      `UPDATE travel_guides SET visibility = 'link', share_choices = ?, share_token = coalesce(share_token, ?),
       shared_at = coalesce(shared_at, ?) WHERE ${LIVE_GUIDE} AND share_token IS ? AND share_choices IS ?`,
    )
    .bind(
      ...[JSON.stringify(choices), token, now.toISOString(), id, accountId],
      ...[known?.token ?? null, known ? JSON.stringify(known.choices) : null],
    )
    .run()
  const guide = await findGuide(db, accountId, id)
  if (!guide) return MISSING
  // A repeated request finds what the first one wrote.
  const isDone = meta.changes > 0 || isEqual(guide.share?.choices, choices)
  return isDone ? saved(guide) : { outcome: 'conflict', current: guide }
}

/** Revokes the link permanently: no later one is the same. */
export async function revokeShare(
  db: D1Database,
  accountId: string,
  id: string,
): Promise<TravelGuide | null> {
  await db
    .prepare(
      `UPDATE travel_guides SET visibility = 'private', share_choices = NULL, share_token = NULL, shared_at = NULL
       WHERE ${LIVE_GUIDE}`,
    )
    .bind(id, accountId)
    .run()
  return findGuide(db, accountId, id)
}

/** The shared parts of a guide for its link, or `null`: revoked, or the guide is deleted. */
export async function readSharedGuide(
  db: D1Database,
  token: string,
  now = new Date(),
): Promise<SharedGuide | null> {
  // An account that is being deleted shares nothing.
  const shared = await db
    .prepare(
      `SELECT g.id, g.account_id FROM travel_guides g JOIN accounts ON accounts.id = g.account_id
       WHERE g.share_token = ? AND g.deleted_at IS NULL AND g.visibility <> 'private' AND accounts.left_at IS NULL
         AND ${isAccount('accounts')}`,
    )
    .bind(token)
    .first<{ id: string; account_id: string }>()
  if (!shared) return null
  const parts = toParts(await db.batch<Row>(partsStatements(db, shared.account_id, shared.id)))
  // The link was revoked in between.
  if (parts?.guide.share?.token !== token) return null
  return sharedGuideOf(await withPlaces(db, parts, now))
}
