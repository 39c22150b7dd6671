import { z } from 'zod'
import { Card } from '#domain/card.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { randomIdentifier } from '#domain/identifier.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { answer } from '#renderer/api.ts'
import { call } from '#renderer/travel/call.ts'

const SearchAnswer = z.object({
  search: z.object({ groups: z.array(z.object({ hits: z.array(z.object({ card: Card })) })) }),
})

/** What words find among the content of one kind, or of several. */
export async function askContent(q: string, kinds: readonly ContentKind[]): Promise<Card[]> {
  const [kind] = kinds
  const query = new URLSearchParams({ q, ...(kinds.length === 1 && kind && { kind }) })
  const { search } = await answer(SearchAnswer, call(`/search?${query}`))
  const cards = search.groups.flatMap(({ hits }) => hits.map(({ card }) => card))
  return cards.filter((card) => kinds.includes(card.kind))
}

const Created = z.object({ document: z.object({ manuscript: Manuscript }) })

/** By what field a kind of content is called. */
const nameField = (kind: ContentKind): string =>
  ['article-page', 'feature', 'campaign', 'sponsored-page'].includes(kind) ? 'title' : 'name'

/** A new manuscript with nothing but a name, to be filled in later. */
export async function createContent(kind: ContentKind, name: string) {
  const body = { id: randomIdentifier(), fields: { [nameField(kind)]: name } }
  const { document } = await answer(Created, call(`/manage/${CONTENT_KINDS[kind].plural}`, 'POST', body))
  return { kind, id: document.manuscript.id, title: document.manuscript.title || name, href: null }
}
