import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { CONTENT_KINDS, isGuidePlaceKind } from '#domain/content/kind.ts'
import { FAVORITE_KINDS, type FavoriteKind } from '#domain/shelf/kinds.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { request } from '../api/request.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { answerOrSaved } from '../device/answers.ts'
import { listFavorites } from '../shelf/account-calls.ts'
import { OFTEN_OFFLINE } from './calls.ts'

/** The number of favourites offered; more are found by the search. */
const OFFERED = 100

const fetchOfKind = async (kind: FavoriteKind) => {
  const param = { kind: CONTENT_KINDS[kind].plural }
  const call = listFavorites({ param, query: { limit: String(OFFERED) } })
  return (await request({ ...call, ...OFTEN_OFFLINE })).favorites.list
}

/** The member's latest public favourites among places, newest first. */
const fetchFavoriteCards = async (): Promise<Card[]> => {
  const lists = await Promise.all(FAVORITE_KINDS.filter(isGuidePlaceKind).map(fetchOfKind))
  return lists
    .flat()
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, OFFERED)
    .flatMap(({ card }) => card ?? [])
}

export const favoriteCardsKey = () => ['favorites-for-guide', memberOf(document.cookie) ?? '']

/** Available offline once they were fetched or saved by pages/member/device-copies. */
export const fetchOrSavedCards = () => answerOrSaved(favoriteCardsKey(), z.array(Card), fetchFavoriteCards)

/** The same, cached per member. */
export const useFavoriteCards = () => useAnswer(favoriteCardsKey(), fetchOrSavedCards)

/** A card in the form that guides use; `null` if it is not a place. */
export const placeOfCard = ({ kind, id, title, prefectureCode }: Card): AddedPlace | null =>
  isGuidePlaceKind(kind) ? { kind, id, title, prefectureCode } : null
