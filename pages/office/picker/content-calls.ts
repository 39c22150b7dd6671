import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { Manuscript } from '#domain/manuscript/manuscript.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { pathOf } from '#renderer/api/call-path.ts'
import type { PickedContent } from '../blocks/picked-content.ts'
import { fetchManagement } from '../fetch-management.ts'
import { publicPathOf } from '../manuscript/workflow/public-address.ts'

export const ContentName = z.object({
  kind: ContentKindSchema,
  id: Identifier,
  title: z.string(),
  slug: z.string(),
  isLive: z.boolean(),
  prefectureCode: z.string().nullable(),
  heroAddress: z.string().nullable(),
})
export type ContentName = z.infer<typeof ContentName>

export const NamesAnswer = z.object({ contentNames: z.object({ list: z.array(ContentName) }) })

/** Titles of at most 100 ids. */
export const loadContentNames = async (ids: readonly string[]): Promise<ContentName[]> =>
  (await fetchManagement(NamesAnswer, pathOf`/content-names?ids=${ids.join(',')}`)).contentNames.list

type Named = Pick<ContentName, 'kind' | 'id' | 'slug' | 'title'>

export const pickedOf = ({ kind, id, slug, title }: Named): PickedContent => ({
  kind,
  id,
  title,
  href: publicPathOf({ kind, slug }),
})

const Created = z.object({ document: z.object({ manuscript: Manuscript }) })

/** A new manuscript with nothing but a name, to be filled in later. */
export async function createContent(kind: ContentKind, name: string): Promise<PickedContent> {
  const fields = { [CONTENT_KINDS[kind].titleField]: name }
  const body = { id: randomIdentifier(), fields }
  const { document } = await fetchManagement(Created, pathOf`/${CONTENT_KINDS[kind].plural}`, {
    method: 'POST',
    body,
  })
  return { ...pickedOf(document.manuscript), title: document.manuscript.title || name }
}
