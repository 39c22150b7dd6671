import type { PrefecturePick, PrefecturePicks } from '#domain/content/prefecture-picks.ts'
import { isEqual } from '#domain/json/is-equal.ts'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { auditStatement } from '../db/audit/audit.server.ts'
import {
  findPicks,
  listDuePicks,
  noteNextPickDay,
  savePicksStatements,
} from '../db/content/prefecture-picks.server.ts'
import { findPublication, freePublicationId, publicationStatements, runSome } from '../publish/index.ts'

type Change = {
  code: string
  version: number
  picks: readonly PrefecturePick[]
  publicationId: string
  by: string
  now: Date
}
type Saved =
  | {
      outcome: 'done' /** What waits to be run, if anything. */
      publicationId: string | null
      picks: PrefecturePicks
    }
  | { outcome: 'conflict'; picks: PrefecturePicks }

/** Writes what a prefecture recommends, together with the publication of its page. The same list again changes nothing. */
export async function savePicks(
  db: D1Database,
  { code, version, picks, publicationId: asked, by, now }: Change,
): Promise<Saved> {
  const current = await findPicks(db, code)
  // Sent again because its answer was lost: what it began is gone on with.
  if (isEqual(current.picks, picks))
    return { outcome: 'done', publicationId: (await findPublication(db, asked))?.id ?? null, picks: current }
  if (current.version !== version) return { outcome: 'conflict', picks: current }
  const changes = [{ kind: 'prefecture' as const, code }]
  const publicationId = await freePublicationId(db, asked)
  try {
    await db.batch([
      ...savePicksStatements(db, { code, version, picks, by, now }),
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
    const present = await findPicks(db, code)
    if (present.version !== version) return { outcome: 'conflict', picks: present }
    throw error
  }
  return { outcome: 'done', publicationId, picks: await findPicks(db, code) }
}

/** Every minute: has the pages made again whose picks begin today, or ended yesterday. */
export async function publishDuePicks(env: Env, now: Date): Promise<void> {
  const ids: string[] = []
  for (const list of await listDuePicks(env.DB, now)) {
    const id = randomIdentifier()
    const changes = [{ kind: 'prefecture' as const, code: list.code }]
    await env.DB.batch([
      noteNextPickDay(env.DB, list, now),
      ...publicationStatements(env.DB, { id, reason: 'picks', changes, requestedBy: null, now }),
    ])
    ids.push(id)
  }
  await runSome(env, ids, { until: 'all', now })
}
