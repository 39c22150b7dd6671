import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { Card } from '#domain/content/card.ts'
import { isGuidePlaceKind } from '#domain/content/kind.ts'
import { FavoriteEntry } from '#domain/shelf/entry.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { pathOf } from '../api/call-path.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { answer } from '../api.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { answerOrSaved } from '../device/answers.ts'
import { call } from './call.ts'

const FavoritesAnswer = z.object({ favorites: z.object({ list: z.array(FavoriteEntry), meta: ListMeta }) })

/** The number of favourites offered; more are found by the search. */
const OFFERED = 100

/** The member's latest public favourites among spots, newest first. */
const fetchFavoriteCards = async (): Promise<Card[]> => {
  const { favorites } = await answer(FavoritesAnswer, call(pathOf`/me/favorites/spots?limit=${OFFERED}`))
  return favorites.list.flatMap(({ card }) => card ?? [])
}

export const favoriteCardsKey = () => ['favorites-for-guide', memberOf(document.cookie) ?? '']

/** Available offline once they were fetched or saved by pages/member/device-copies. */
export const fetchOrSavedCards = () => answerOrSaved(favoriteCardsKey(), z.array(Card), fetchFavoriteCards)

/** The same, cached per member. */
export const useFavoriteCards = () => useAnswer(favoriteCardsKey(), fetchOrSavedCards)

/** A card in the form that guides use; `null` if it is not a place. */
export const placeOfCard = ({ kind, id, title, prefectureCode }: Card): AddedPlace | null =>
  isGuidePlaceKind(kind) ? { kind, id, title, prefectureCode } : null
