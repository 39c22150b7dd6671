import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { randomIdentifier } from '#domain/identifier.ts'
import { link } from '#domain/link.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { ask } from '../../ask.ts'
import type { PickedContent } from '../picked-content.ts'

const Found = z.object({ content: z.object({ list: z.array(Manuscript) }) })

/** What words find among the content of some kinds, best first: what readers see, and drafts. */
export async function askContent(q: string, kinds: readonly ContentKind[]): Promise<Manuscript[]> {
  const query = new URLSearchParams({ q, kind: kinds.join() })
  const { content } = await ask(Found, `/search-content?${query}`, { outlivesPage: false })
  return content.list
}

/** Kinds that have no page of their own. */
const WITHOUT_PAGE = ['product', 'sponsored-page'] as const
type WithPage = Exclude<ContentKind, (typeof WITHOUT_PAGE)[number]>
const hasPage = (kind: ContentKind): kind is WithPage => !WITHOUT_PAGE.some((one) => one === kind)

export const pickedOf = ({ kind, id, slug, title }: Manuscript): PickedContent => ({
  kind,
  id,
  title,
  href: hasPage(kind) ? link(CONTENT_KINDS[kind].plural, { id: slug }) : null,
})

const Created = z.object({ document: z.object({ manuscript: Manuscript }) })

/** By what field a kind of content is called. */
const nameField = (kind: ContentKind): string =>
  ['article-page', 'feature', 'campaign', 'sponsored-page'].includes(kind) ? 'title' : 'name'

/** A new manuscript with nothing but a name, to be filled in later. */
export async function createContent(kind: ContentKind, name: string): Promise<PickedContent> {
  const body = { id: randomIdentifier(), fields: { [nameField(kind)]: name } }
  const { document } = await ask(Created, `/${CONTENT_KINDS[kind].plural}`, { method: 'POST', body })
  return { ...pickedOf(document.manuscript), title: document.manuscript.title || name }
}
