import { link } from '../url/link.ts'
import { CONTENT_KINDS, type ContentKind, hasOwnPage } from './kind.ts'
import { isEntryKind } from './kind-lists.ts'

/** Where readers find a piece of content; `null` for what is shown on pages of others only. */
export function addressOf(kind: ContentKind, slug: string): string | null {
  if (hasOwnPage(kind)) return link(CONTENT_KINDS[kind].plural, { id: slug })
  return isEntryKind(kind) ? link(CONTENT_KINDS[kind].plural, { hash: slug }) : null
}

/** The page that shows it: its own, or that of its kind. */
export const pageOf = (kind: ContentKind, slug: string): string | null =>
  isEntryKind(kind) ? link(CONTENT_KINDS[kind].plural) : addressOf(kind, slug)
