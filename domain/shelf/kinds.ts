import type { ContentKind } from '../content/kind.ts'

/** The kinds of content that can be favourites: those that a traveller chooses among. */
export const FAVORITE_KINDS = [
  'spot',
  'article-page',
  'hotel',
  'restaurant',
  'activity',
  'gift',
] as const satisfies ContentKind[]
export type FavoriteKind = (typeof FAVORITE_KINDS)[number]

/** Those whose views are in the history. */
export const HISTORY_KINDS = ['spot', 'article-page'] as const satisfies FavoriteKind[]
export type HistoryKind = (typeof HISTORY_KINDS)[number]
