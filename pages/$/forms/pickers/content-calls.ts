import { z } from 'zod'
import { ContentKindSchema } from '#domain/content-ref.ts'
import { Identifier } from '#domain/identifier.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

const ContentName = z.object({
  kind: ContentKindSchema,
  id: Identifier,
  title: z.string(),
  slug: z.string(),
  isLive: z.boolean(),
})
export type ContentName = z.infer<typeof ContentName>

const NamesAnswer = z.object({ contentNames: z.object({ list: z.array(ContentName) }) })

/** What content is called, of at most 100 ids. */
export async function loadContentNames(ids: readonly string[]): Promise<ContentName[]> {
  const { manage } = api((await publicConfig()).apiHost, { outlivesPage: true })
  const call = manage['content-names'].$get({ query: { ids: ids.join(',') } })
  return (await answer(NamesAnswer, call)).contentNames.list
}
