import { Hono } from 'hono'
import { japanTime } from '#domain/date/japan-time.ts'
import { likedPrefectures } from '#domain/region/liked-prefectures.ts'
import type { Topics } from '#domain/shelf/topics.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { findNextTrip, listActionPrefectures, listLookedFavorites } from '../db/shelf/topics.server.ts'
import { logLine } from '../log.ts'
import { ok } from './answer.ts'
import { campaignsOf, favoritesOf, readingOf, recordsOf, seasonOf, wishesOf } from './topics-parts.ts'

/** A part that cannot be made is left out and logged: the others are shown without it. */
const part = async <Part>(name: string, work: Promise<Part>): Promise<Part | null> =>
  work.catch((error: unknown) => {
    logLine('error', 'a part of the topics failed', { part: name, error })
    return null
  })

/**
 * `GET /v1/me/topics`: what a member's home shows, in one answer (`data.topics`): the trip that is on or comes next, what
 * was read last, news of favourites, campaigns that end soon, the season where the member likes to be, the last records.
 */
export const topics = new Hono<AppEnv>().get('/', allow('read', 'favorite', myself), async (c) => {
  const { DB: db } = c.env
  const { id } = c.var.account
  const now = new Date()
  const [kept, been] = await Promise.all([
    part('favorites', listLookedFavorites(db, id, now)),
    part('prefectures', listActionPrefectures(db, id)),
  ])
  const liked = likedPrefectures(kept ?? [], been ?? [])
  const [trip, reading, favorites, campaigns, season, actions, wishes] = await Promise.all([
    part('trip', findNextTrip(db, id, japanTime(now).date)),
    part('reading', readingOf(db, id, now)),
    kept && part('favorites', favoritesOf(db, kept, now)),
    part('campaigns', campaignsOf(db, liked, now)),
    part('season', seasonOf(db, liked, kept ?? [], now)),
    part('actions', recordsOf(db, id)),
    part('wishes', wishesOf(db, id)),
  ])
  const data: Topics = { trip, reading, favorites, campaigns, season, actions, wishes }
  return c.json(ok({ topics: data }))
})
