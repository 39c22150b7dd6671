import { z } from 'zod'
import type { ContentKind } from '#domain/content-kind.ts'
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
  prefectureCode: z.string().nullable(),
})
export type ContentName = z.infer<typeof ContentName>

const NamesAnswer = z.object({ contentNames: z.object({ list: z.array(ContentName) }) })

const door = async () => api((await publicConfig()).apiHost, { outlivesPage: true }).manage['content-names']

/** What content is called, of at most 100 ids. */
export const loadContentNames = async (ids: readonly string[]): Promise<ContentName[]> =>
  (await answer(NamesAnswer, (await door()).$get({ query: { ids: ids.join(',') } }))).contentNames.list

type Search = { kinds: readonly ContentKind[]; q: string; prefecture?: string }

/** Content whose name holds a word, the first thirty; what lies in `prefecture` comes first. */
export async function searchContent({ kinds, q, prefecture }: Search): Promise<ContentName[]> {
  const query = { kinds: kinds.join(','), ...(q && { q }), ...(prefecture && { prefecture }) }
  return (await answer(NamesAnswer, (await door()).search.$get({ query }))).contentNames.list
}
