import { link } from '../url/link.ts'
import { CONTENT_KINDS, type ContentKind, hasOwnPage } from './kind.ts'
import { isEntryKind } from './kind-lists.ts'

/** The address of a piece of content; `null` if it is only shown on pages of other content. */
export function addressOf(kind: ContentKind, slug: string): string | null {
  if (hasOwnPage(kind)) return link(CONTENT_KINDS[kind].plural, { id: slug })
  return isEntryKind(kind) ? link(CONTENT_KINDS[kind].plural, { hash: slug }) : null
}

/** The page that shows it: its own page, or the list of its kind. */
export const pageOf = (kind: ContentKind, slug: string): string | null =>
  isEntryKind(kind) && !hasOwnPage(kind) ? link(CONTENT_KINDS[kind].plural) : addressOf(kind, slug)
