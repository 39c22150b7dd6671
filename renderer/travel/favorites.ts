import { z } from 'zod'
import { Card } from '#domain/content/card.ts'
import { isGuidePlaceKind } from '#domain/content/kind.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { request } from '../api/request.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { memberOf } from '../auth/member-cookie.ts'
import { answerOrSaved } from '../device/answers.ts'
import { listFavorites } from '../shelf/account-calls.ts'
import { OFTEN_OFFLINE } from './calls.ts'

/** The number of favourites offered; more are found by the search. */
const OFFERED = 100

/** The member's latest public favourites among spots, newest first. */
const fetchFavoriteCards = async (): Promise<Card[]> => {
  const call = listFavorites({ param: { kind: 'spots' }, query: { limit: String(OFFERED) } })
  const { favorites } = await request({ ...call, ...OFTEN_OFFLINE })
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
