import { daysOfCampaign } from '#domain/content/campaign-state.ts'
import type { PublicChange } from '#domain/publish/public-change.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { link } from '#domain/url/link.ts'
import {
  type CampaignTransition,
  listCampaignTransitions,
} from '../db/publications/campaign-transitions.server.ts'
import { publicationStatements } from '../db/publications/publications.server.ts'
import { monthsOfDays } from './addresses-of-months.ts'
import { contentName } from './file-headers.ts'
import { prefectureAddress } from './ranked-addresses.ts'
import { SLOT_ADDRESSES } from './slot-addresses.ts'

/** A deterministic identifier for a text: repeated requests for the same reason share it. */
async function identifierOf(text: string): Promise<Identifier> {
  const name = await contentName(text)
  const parts = [
    name.slice(1, 8),
    ...[8, 12, 16].map((start) => name.slice(start, start + 4)),
    name.slice(20),
  ]
  return Identifier.parse(`a${parts.join('-')}`)
}

/** A daily build renders everything: it contains older transitions. */
const LOOKBACK_MS = 26 * 60 * 60_000

/**
 * The pages where a campaign, or a placement, appears and disappears by itself; for an event, its end, or the months that
 * show that it begins.
 */
const changeOf = (
  { kind, id, slug, slots, prefectureCode, start, end }: CampaignTransition,
  now: Date,
): PublicChange => {
  if (kind === 'article-page') return { kind: 'event-end', id }
  if (kind === 'event')
    return { kind: 'addresses', addresses: monthsOfDays({ firstDay: start, lastDay: end }, now) }
  if (kind === 'sponsored-page')
    return { kind: 'addresses', addresses: slots.flatMap((slot) => SLOT_ADDRESSES[slot] ?? []) }
  const page = link('campaigns', { id: slug })
  const ofPrefecture = prefectureAddress(prefectureCode ?? '')
  const months = monthsOfDays(daysOfCampaign({ startAt: start, endAt: end }), now)
  return { kind: 'addresses', addresses: [page, link('campaigns'), link('top'), ...ofPrefecture, ...months] }
}

/**
 * Campaigns, placements and events start and end without an edit: publishes the pages that show them, once for each
 * transition.
 */
export async function publishCampaignTransitions(env: Env, now: Date): Promise<void> {
  const transitions = await listCampaignTransitions(env.DB, new Date(now.getTime() - LOOKBACK_MS), now)
  const statements = await Promise.all(
    transitions.map(async (transition) =>
      publicationStatements(env.DB, {
        id: await identifierOf(`turn ${transition.id} ${transition.at}`),
        reason: 'schedule',
        changes: [changeOf(transition, now)],
        requestedBy: null,
        now,
      }),
    ),
  )
  if (statements.length > 0) await env.DB.batch(statements.flat())
}
