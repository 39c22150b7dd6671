import type { ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'

/** Public versions of a content before and after a change; `null` while not public. */
export type ContentChange = {
  kind: ContentKind
  before: Publishable | null
  after: Publishable | null
}

/**
 * The subject of a publication: a content; an article whose event has ended; an author, whose name appears on
 * articles, with the slug that another one has replaced; the recommendations of a prefecture; or plain addresses.
 */
export type PublicChange =
  | ContentChange
  | { kind: 'event-end'; id: string }
  | { kind: 'author'; id: string; formerSlug?: string }
  | { kind: 'prefecture'; code: string }
  | { kind: 'addresses'; addresses: string[] }

export const isContentChange = (change: PublicChange): change is ContentChange => 'after' in change
