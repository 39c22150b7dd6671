import { z } from 'zod'
import type { Card } from '#domain/card.ts'
import { ListMeta } from '#domain/envelope.ts'
import { FavoriteEntry } from '#domain/shelf-entry.ts'
import type { AddedPlace } from '#domain/travel/guide-of-places.ts'
import { isGuidePlaceKind } from '#domain/travel/place-address.ts'
import { answer } from '../api.ts'
import { call } from './call.ts'

const FavoritesAnswer = z.object({ favorites: z.object({ list: z.array(FavoriteEntry), meta: ListMeta }) })

/** One page of the spots that the member keeps and that are public, newest first, and where the next one begins. */
export const askFavoriteCards = async (cursor?: string): Promise<{ cards: Card[]; next?: string }> => {
  const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
  const { favorites } = await answer(FavoritesAnswer, call(`/me/favorites/spots?${query}`))
  return { cards: favorites.list.flatMap(({ card }) => card ?? []), next: favorites.meta.cursor }
}

/** A card as a guide takes it; `null` for what is no place. */
export const placeOfCard = ({ kind, id, title, prefectureCode }: Card): AddedPlace | null =>
  isGuidePlaceKind(kind) ? { kind, id, title, prefectureCode } : null
