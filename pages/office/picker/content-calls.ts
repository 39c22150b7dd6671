import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { ContentKindSchema } from '#domain/content/ref.ts'
import { Identifier, randomIdentifier } from '#domain/text/identifier.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import type { PickedContent } from '../blocks/picked-content.ts'
import { publicPathOf } from '../manuscript/workflow/public-address.ts'
import { createManuscript } from '../manuscript-endpoints.ts'

const ContentName = z.object({
  kind: ContentKindSchema,
  id: Identifier,
  title: z.string(),
  slug: z.string(),
  isLive: z.boolean(),
  prefectureCode: z.string().nullable(),
  heroAddress: z.string().nullable(),
})
export type ContentName = z.infer<typeof ContentName>

const NamesAnswer = z.object({ contentNames: z.object({ list: z.array(ContentName) }) })
const listNames = endpoint('GET /manage/content-names', NamesAnswer)
export const searchNames = endpoint('GET /manage/content-names/search', NamesAnswer)

/** Titles of at most 100 ids. */
export const loadContentNames = async (ids: readonly string[]): Promise<ContentName[]> =>
  (await request(listNames({ query: { ids: ids.join(',') } }))).contentNames.list

type Named = Pick<ContentName, 'kind' | 'id' | 'slug' | 'title'>

export const pickedOf = ({ kind, id, slug, title }: Named): PickedContent => ({
  kind,
  id,
  title,
  href: publicPathOf({ kind, slug }),
})

/** A new manuscript with nothing but a name, to be filled in later. */
export async function createContent(kind: ContentKind, name: string): Promise<PickedContent> {
  const { plural, titleField } = CONTENT_KINDS[kind]
  const json = { id: randomIdentifier(), fields: { [titleField]: name } }
  const { document } = await request(createManuscript({ param: { kind: plural }, json }))
  return { ...pickedOf(document.manuscript), title: document.manuscript.title || name }
}
