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

/** So many are offered to choose from; more are found by the search. */
const OFFERED = 100

/** The spots that the member kept last and that are public, newest first. */
const fetchFavoriteCards = async (): Promise<Card[]> => {
  const { favorites } = await answer(FavoritesAnswer, call(pathOf`/me/favorites/spots?limit=${OFFERED}`))
  return favorites.list.flatMap(({ card }) => card ?? [])
}

export const favoriteCardsKey = () => ['favorites-for-guide', memberOf(document.cookie) ?? '']

/** They open without a network too, once they were seen or the device saved them on the way (pages/member/device-copies). */
export const fetchOrSavedCards = () => answerOrSaved(favoriteCardsKey(), z.array(Card), fetchFavoriteCards)

/** The same, kept while the member is the same one. */
export const useFavoriteCards = () => useAnswer(favoriteCardsKey(), fetchOrSavedCards)

/** A card as a guide takes it; `null` for what is no place. */
export const placeOfCard = ({ kind, id, title, prefectureCode }: Card): AddedPlace | null =>
  isGuidePlaceKind(kind) ? { kind, id, title, prefectureCode } : null
