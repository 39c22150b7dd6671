import type { GuideDocument, GuidePlace } from '#domain/travel/guide-document.ts'

type Cover = Pick<NonNullable<GuidePlace['picture']>, 'address'> &
  Partial<Pick<NonNullable<GuidePlace['picture']>, 'focalX' | 'focalY'>>

/** The chosen picture, or that of the first place that has one. */
export function coverOf({ guide, activities, places }: GuideDocument): Cover | null {
  const pictures = activities.flatMap(({ refId }) => places.find(({ id }) => id === refId)?.picture ?? [])
  if (guide.coverImage === null) return pictures[0] ?? null
  return pictures.find(({ address }) => address === guide.coverImage) ?? { address: guide.coverImage }
}
