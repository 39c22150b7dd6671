import { kindOfPlural } from '../content/kind.ts'

export const GUIDE_PLACE_KINDS = ['spot', 'hotel', 'restaurant', 'activity'] as const
export type GuidePlaceKind = (typeof GUIDE_PLACE_KINDS)[number]

/** A place of this site that a guide can hold: its kind, and its slug. */
export type PlaceAddress = { kind: GuidePlaceKind; slug: string }

const PATH = /^\/([a-z-]+)\/([a-z0-9-]+)\/?$/

export const isGuidePlaceKind = (kind: string): kind is GuidePlaceKind =>
  GUIDE_PLACE_KINDS.some((known) => known === kind)

/** `/spots/kinosaki-onsen` → the spot; `null` for every other path. */
export function placeOfPath(path: string): PlaceAddress | null {
  const [, plural = '', slug = ''] = PATH.exec(path) ?? []
  const kind = kindOfPlural(plural)
  return kind && isGuidePlaceKind(kind) ? { kind, slug } : null
}
