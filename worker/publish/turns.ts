import { prefectureOfCode } from '#domain/built-in-regions.ts'
import { link } from '#domain/link.ts'
import { publicationStatements } from '../db/publications.server.ts'
import { listTurns, type Turn } from '../db/turns.server.ts'
import { identifierOf } from './identifier-of.ts'
import { SLOT_ADDRESSES } from './slot-addresses.ts'

/** A build a day writes everything anew: what was missed longer ago is in it. */
const LOOKED_BACK_MS = 26 * 60 * 60_000

/** Where a campaign, or a placement, appears and disappears by itself. */
const addressesOf = ({ kind, slots, prefectureCode }: Turn): string[] => {
  if (kind === 'sponsored-page') return slots.flatMap((slot) => SLOT_ADDRESSES[slot] ?? [])
  const prefecture = prefectureOfCode(prefectureCode)
  return [link('campaigns'), link('top'), ...(prefecture ? [link('pr', { id: prefecture.slug })] : [])]
}

/** Campaigns and placements begin and end without anybody's doing: asks for the pages that show them, once each time. */
export async function publishTurns(env: Env, now: Date): Promise<void> {
  const turns = await listTurns(env.DB, new Date(now.getTime() - LOOKED_BACK_MS), now)
  const statements = await Promise.all(
    turns.map(async (turn) =>
      publicationStatements(env.DB, {
        id: await identifierOf(`turn ${turn.id} ${turn.at}`),
        reason: 'schedule',
        changes: [{ kind: 'addresses', addresses: addressesOf(turn) }],
        requestedBy: null,
        now,
      }),
    ),
  )
  if (statements.length > 0) await env.DB.batch(statements.flat())
}
