import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { prefectureOfCode } from '#domain/region/built-in-regions.ts'
import { type LinkName, link } from '#domain/url/link.ts'
import { type Trail, trail } from '../breadcrumb.ts'

export type PlaceKind = 'spot' | 'hotel' | 'restaurant' | 'activity'

/** Restaurants and activities have no list of their own. */
const LISTS: Partial<Record<PlaceKind, LinkName>> = { spot: 'spots', hotel: 'hotels' }

export function placeTrail(kind: PlaceKind, place: { name: string; prefectureCode: string | null }): Trail {
  const list = LISTS[kind]
  const prefecture = prefectureOfCode(place.prefectureCode)
  return trail(place.name, [
    ...(list ? [{ label: CONTENT_KINDS[kind].label, href: link(list) }] : []),
    ...(prefecture ? [{ label: prefecture.name, href: link('pr', { id: prefecture.slug }) }] : []),
  ])
}
