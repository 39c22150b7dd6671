import type { PlaceKind } from '#domain/content/kind.ts'

/** The character on the pin of a place, which its filter shows too. */
export const KIND_MARKS: Readonly<Record<PlaceKind, string>> = {
  spot: '見',
  hotel: '宿',
  restaurant: '食',
  activity: '体',
}
