import type { PublicChange } from '#domain/publish/public-change.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { listTurns, type Turn } from '../db/publications/turns.server.ts'
import { identifierOf } from './identifier-of.ts'
import { SLOT_ADDRESSES } from './slot-addresses.ts'

/** A build a day writes everything anew: what was missed longer ago is in it. */
const LOOKED_BACK_MS = 26 * 60 * 60_000

/** Where a campaign, or a placement, appears and disappears by itself; an event says that it is over. */
const changeOf = ({ kind, id, slots, prefectureCode }: Turn): PublicChange => {
  if (kind === 'article-page') return { kind: 'event-end', id }
  if (kind === 'sponsored-page')
    return { kind: 'addresses', addresses: slots.flatMap((slot) => SLOT_ADDRESSES[slot] ?? []) }
  const prefecture = prefectureOfCode(prefectureCode)
  const own = prefecture ? [link('pr', { id: prefecture.slug })] : []
  return { kind: 'addresses', addresses: [link('campaigns'), link('top'), ...own] }
}

/** Campaigns, placements and events begin and end without anybody's doing: requests the pages that show them, once each time. */
export async function publishTurns(env: Env, now: Date): Promise<void> {
  const turns = await listTurns(env.DB, new Date(now.getTime() - LOOKED_BACK_MS), now)
  const statements = await Promise.all(
    turns.map(async (turn) =>
      publicationStatements(env.DB, {
        id: await identifierOf(`turn ${turn.id} ${turn.at}`),
        reason: 'schedule',
        changes: [changeOf(turn)],
        requestedBy: null,
        now,
      }),
    ),
  )
  if (statements.length > 0) await env.DB.batch(statements.flat())
}
