import { Hono } from 'hono'
import { z } from 'zod'
import type { List } from '#domain/api/envelope.ts'
import type { NearbyCard } from '#domain/content/card.ts'
import { ActionType } from '#domain/travel/action.ts'
import type { AppEnv } from '../../app-env.ts'
import { allow, myself } from '../../auth/allow.ts'
import { listNearby } from '../../db/cards/related-cards.server.ts'
import { contentOf } from '../../db/members/databases.ts'
import { ok } from '../answer.ts'
import { query } from '../query.ts'

const LIMIT = 8
/** Metres: the position is approximate, and places further away are not nearby. */
const MAX_METRES = 30_000

const KIND = { visited: 'spot', stayed: 'hotel', ate: 'restaurant', bought: 'spot', wish: 'spot' } as const

/** Degrees with at most two decimals, about a kilometre: no more precision is needed. */
const Degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,2})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most))

const NearbyQuery = z.strictObject({ lat: Degrees(90), lng: Degrees(180), type: ActionType })

/** `GET /v1/travel/actions/nearby`: places near an approximate position for records of a type (`data.places`). */
export const nearbyPlaces = new Hono<AppEnv>().get(
  '/nearby',
  allow('read', 'action', myself),
  query(NearbyQuery),
  async (c) => {
    const { lat, lng, type } = c.req.valid('query')
    const found = await listNearby(contentOf(c.env.DB), KIND[type], { id: '', lat, lng }, LIMIT, new Date())
    const list = found.filter(({ metres }) => metres <= MAX_METRES)
    const places: List<NearbyCard> = { list, meta: { total: list.length, limit: LIMIT } }
    return c.json(ok({ places }))
  },
)
