import { isPlaceKind } from '#domain/content/kind.ts'
import { mapFilePath } from '#domain/map/map-place.ts'
import { regionOfPrefecture } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { RANK, type Ranked, ranked } from './ranked-addresses.ts'
import type { Difference } from './what-changed.ts'

/** The map of all places, which counts them by prefecture, and the file of each region that has or had the place. */
export function addressesOfMap(difference: Difference): Ranked[] {
  const { kind, versions, isMoved, isCardChanged, isReadingChanged } = difference
  if (!isPlaceKind(kind) || !(isMoved || isCardChanged || isReadingChanged)) return []
  const regions = versions.flatMap(({ prefectureCode }) => regionOfPrefecture(prefectureCode ?? '') ?? [])
  return ranked(RANK.related, [
    ...(isMoved ? [link('map')] : []),
    ...new Set(regions.map(({ slug }) => mapFilePath(slug))),
  ])
}
