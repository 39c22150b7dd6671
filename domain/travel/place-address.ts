import { type GuidePlaceKind, isGuidePlaceKind, kindOfPlural } from '../content/kind.ts'

/** A place that guides can contain: kind and slug. */
export type PlaceAddress = { kind: GuidePlaceKind; slug: string }

const PATH = /^\/([a-z-]+)\/([a-z0-9-]+)\/?$/

/** `/spots/kinosaki-onsen` → the spot; `null` for every other path. */
export function placeOfPath(path: string): PlaceAddress | null {
  const [, plural = '', slug = ''] = PATH.exec(path) ?? []
  const kind = kindOfPlural(plural)
  return kind && isGuidePlaceKind(kind) ? { kind, slug } : null
}
