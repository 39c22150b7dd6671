import { createHash } from 'node:crypto'
import type { ContentKind } from '#domain/content/kind.ts'
import type { ContentRef } from '#domain/content/ref.ts'
import type { Identifier } from '#domain/text/identifier.ts'

/** A stable 36-character identifier for these names, so that seeding is idempotent. */
export function seedId(...names: string[]): Identifier {
  const hex = createHash('sha256').update(names.join('/')).digest('hex')
  const parts = [hex.slice(1, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
  return `a${parts.join('-')}`
}

export const contentId = (kind: ContentKind, slug: string): Identifier => seedId(kind, slug)
export const contentRef = (kind: ContentKind, slug: string): ContentRef => ({
  kind,
  id: contentId(kind, slug),
})
