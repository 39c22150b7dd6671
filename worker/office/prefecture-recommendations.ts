import type {
  PrefectureRecommendation,
  PrefectureRecommendations,
} from '#domain/content/prefecture-recommendations.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import {
  findRecommendations,
  listDueRecommendations,
  saveNextRecommendationDay,
  saveRecommendationsStatements,
} from '../db/content/prefecture-recommendations.server.ts'
import { findPublication, publicationStatements } from '../db/publications/publications.server.ts'
import { freePublicationId } from '../publish/free-publication-id.ts'
import { runBatch } from '../publish/run-batch.ts'

type Change = {
  code: string
  version: number
  picks: readonly PrefectureRecommendation[]
  publicationId: string
  by: string
  now: Date
}
type Saved =
  | {
      outcome: 'done' /** The publication to run, if any. */
      publicationId: string | null
      picks: PrefectureRecommendations
    }
  | { outcome: 'conflict'; picks: PrefectureRecommendations }

/**
 * Saves the recommendations of a prefecture, together with the publication of its page. The same list again changes
 * nothing.
 */
export async function saveRecommendations(
  db: D1Database,
  { code, version, picks, publicationId: requestedId, by, now }: Change,
): Promise<Saved> {
  const current = await findRecommendations(db, code)
  // Sent again because its answer was lost: what it began is gone on with.
  if (isEqual(current.picks, picks))
    return {
      outcome: 'done',
      publicationId: (await findPublication(db, requestedId))?.id ?? null,
      picks: current,
    }
  if (current.version !== version) return { outcome: 'conflict', picks: current }
  const changes = [{ kind: 'prefecture' as const, code }]
  const publicationId = await freePublicationId(db, requestedId)
  try {
    await db.batch([
      ...saveRecommendationsStatements(db, { code, version, picks, by, now }),
      ...publicationStatements(db, { id: publicationId, reason: 'picks', changes, requestedBy: by, now }),
      auditStatement(db, {
        accountId: by,
        action: 'update',
        resource: 'prefecture-picks',
        refId: code,
        before: current.picks,
        after: picks,
        at: now,
      }),
    ])
  } catch (error) {
    const present = await findRecommendations(db, code)
    if (present.version !== version) return { outcome: 'conflict', picks: present }
    throw error
  }
  return { outcome: 'done', publicationId, picks: await findRecommendations(db, code) }
}

/** Runs every minute: publishes the pages whose recommendations start today, or ended yesterday. */
export async function publishDueRecommendations(env: Env, now: Date): Promise<void> {
  const ids: string[] = []
  for (const list of await listDueRecommendations(env.DB, now)) {
    const id = randomIdentifier()
    const changes = [{ kind: 'prefecture' as const, code: list.code }]
    await env.DB.batch([
      saveNextRecommendationDay(env.DB, list, now),
      ...publicationStatements(env.DB, { id, reason: 'picks', changes, requestedBy: null, now }),
    ])
    ids.push(id)
  }
  await runBatch(env, ids, { until: 'all', now })
}
