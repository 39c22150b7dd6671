import type { Identifier } from '#domain/text/identifier.ts'

/** Public content that a member's records, guides and lists reference. */
export type LinkedContent = {
  id: Identifier
  title: string
  prefectureCode: string | null
  cityCode: string | null
}
export type LinkedKind = 'spot' | 'hotel' | 'restaurant' | 'gift'

/** Finds sample content. Throws when there is none. */
export type ContentLookup = (kind: LinkedKind, slug: string) => LinkedContent
