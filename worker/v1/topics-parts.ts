import { campaignState } from '#domain/content/campaign-state.ts'
import type { Card } from '#domain/content/card.ts'
import { japanTime } from '#domain/date/japan-time.ts'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { isShut } from '#domain/place/status.ts'
import { byUrgency, favoriteNews } from '#domain/shelf/favorite-news.ts'
import type { Topics } from '#domain/shelf/topics.ts'
import { cardsOf, listCards } from '../db/cards/cards.server.ts'
import { contentOf } from '../db/members/databases.ts'
import { listHistories } from '../db/shelf/histories.server.ts'
import type { FavoriteWithState } from '../db/shelf/topics.server.ts'
import { listActions, listLatestDone } from '../db/travel/actions.server.ts'

type Part<Name extends keyof Topics> = NonNullable<Topics[Name]>

const DAY_MS = 86_400_000
const SHOWN = { reading: 3, favorites: 6, campaigns: 3, season: 4, records: 3 }

/** The last read articles that are still public. */
export async function readingOf(db: D1Database, accountId: string, now: Date): Promise<Part<'reading'>> {
  const page = { sort: 'newest', limit: 2 * SHOWN.reading } as const
  const { entries } = await listHistories(db, accountId, 'article-page', page, now)
  return entries
    .flatMap(({ card, lastViewedAt }) => (card ? [{ card, lastViewedAt }] : []))
    .slice(0, SHOWN.reading)
}

/** Favourites with news, the most urgent first. */
export async function favoritesOf(
  db: D1Database,
  favorites: readonly FavoriteWithState[],
  now: Date,
): Promise<Part<'favorites'>> {
  const today = japanTime(now).date
  const withNews = favorites
    .flatMap((favorite) => {
      const news = favoriteNews(favorite, today)
      return news ? [{ kind: favorite.kind, id: favorite.id, news }] : []
    })
    .toSorted(byUrgency)
    .slice(0, SHOWN.favorites)
  const cards = await cardsOf(
    contentOf(db),
    withNews.map(({ kind, id }) => ({ kind, id })),
    now,
  )
  return withNews.flatMap(({ id, news }) => (cards[id] ? [{ card: cards[id], news }] : []))
}

/** A campaign is shown in its last two weeks. */
const CLOSING = 14 * DAY_MS

/** Campaigns that can be entered and end within two weeks, those of liked prefectures first. */
export async function campaignsOf(
  db: D1Database,
  liked: readonly string[],
  now: Date,
): Promise<Part<'campaigns'>> {
  const isLiked = ({ prefectureCode }: Card) => liked.includes(prefectureCode ?? '')
  const closing = (await listCards(contentOf(db), 'campaign', {}, 20, now)).filter(
    ({ period }) =>
      period &&
      ['open', 'endingSoon'].includes(campaignState(period, now)) &&
      Date.parse(period.endAt) - now.getTime() <= CLOSING,
  )
  return closing
    .toSorted((one, other) => Number(isLiked(other)) - Number(isLiked(one)))
    .slice(0, SHOWN.campaigns)
}

/** Places in season this month in the prefectures that a member likes, without their favourites. */
export async function seasonOf(
  db: D1Database,
  liked: readonly string[],
  favorites: readonly FavoriteWithState[],
  now: Date,
): Promise<Part<'season'>> {
  const month = japaneseMonth(now)
  const season = { month, prefectureCodes: [...liked] }
  if (liked.length === 0) return { ...season, cards: [] }
  const favoriteIds = new Set(favorites.map(({ id }) => id))
  const cards = await listCards(contentOf(db), 'spot', { prefectures: liked, month }, 20, now)
  return {
    ...season,
    cards: cards.filter((card) => !favoriteIds.has(card.id) && !isShut(card)).slice(0, SHOWN.season),
  }
}

/** The last visits. */
export const recordsOf = (db: D1Database, accountId: string): Promise<Part<'actions'>> =>
  listLatestDone(db, accountId, SHOWN.records)

/** The last wishes. */
export const wishesOf = async (db: D1Database, accountId: string): Promise<Part<'wishes'>> =>
  (await listActions(db, accountId, { type: 'wish', limit: SHOWN.records })).actions
