import type { ContentKind } from '../content/kind.ts'
import type { Publishable } from '../content/publishable.ts'

/** A piece of content as readers saw it and as they see it now: `null` where it was not, or is not, to be seen. */
export type ContentChange = {
  kind: ContentKind
  before: Publishable | null
  after: Publishable | null
}

/**
 * What a publication is about: a piece of content; an article whose event has ended by itself; a writer, whose name
 * stands on articles; what the page of a prefecture chooses; or addresses by themselves.
 */
export type PublicChange =
  | ContentChange
  | { kind: 'event-end'; id: string }
  | { kind: 'author'; id: string }
  | { kind: 'prefecture'; code: string }
  | { kind: 'addresses'; addresses: string[] }

/** Whether a change is about a piece of content. */
export const isContentChange = (change: PublicChange): change is ContentChange => 'after' in change
