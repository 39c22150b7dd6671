import type { Identifier } from '#domain/text/identifier.ts'

/** A public thing that a member's records, guides and lists point at. */
export type Thing = {
  id: Identifier
  title: string
  prefectureCode: string | null
  cityCode: string | null
}
export type ThingKind = 'spot' | 'hotel' | 'restaurant' | 'gift'

/** Looks one up in the sample content. Throws where there is none of that name. */
export type ThingOf = (kind: ThingKind, slug: string) => Thing
