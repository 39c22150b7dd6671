import { Hono } from 'hono'
import { japanTime } from '#domain/date/japan-time.ts'
import { likedPrefectures } from '#domain/region/liked-prefectures.ts'
import type { Topics } from '#domain/shelf/topics.ts'
import type { AppEnv } from '../app-env.ts'
import { allow, myself } from '../auth/allow.ts'
import { findNextTrip, listActionPrefectures, listFavoritesWithState } from '../db/shelf/topics.server.ts'
import { logLine } from '../log.ts'
import { ok } from './answer.ts'
import { campaignsOf, favoritesOf, readingOf, recordsOf, seasonOf, wishesOf } from './topics-parts.ts'

/** A failing part is left out and logged: the others are shown without it. */
const part = async <Part>(name: string, work: Promise<Part>): Promise<Part | null> =>
  work.catch((error: unknown) => {
    logLine('error', 'a part of the topics failed', { part: name, error })
    return null
  })

/**
 * `GET /v1/me/topics`: the data of a member's home page, in one answer (`data.topics`): the current or next trip, the
 * last read articles, news of favourites, campaigns that end soon, the season in liked prefectures, the last records.
 */
export const topics = new Hono<AppEnv>().get('/', allow('read', 'favorite', myself), async (c) => {
  const { DB: db } = c.env
  const { id } = c.var.account
  const now = new Date()
  const [saved, been] = await Promise.all([
    part('favorites', listFavoritesWithState(db, id, now)),
    part('prefectures', listActionPrefectures(db, id)),
  ])
  const liked = likedPrefectures(saved ?? [], been ?? [])
  const [trip, reading, favorites, campaigns, season, actions, wishes] = await Promise.all([
    part('trip', findNextTrip(db, id, japanTime(now).date)),
    part('reading', readingOf(db, id, now)),
    saved && part('favorites', favoritesOf(db, saved, now)),
    part('campaigns', campaignsOf(db, liked, now)),
    part('season', seasonOf(db, liked, saved ?? [], now)),
    part('actions', recordsOf(db, id)),
    part('wishes', wishesOf(db, id)),
  ])
  const data: Topics = { trip, reading, favorites, campaigns, season, actions, wishes }
  return c.json(ok({ topics: data }))
})
