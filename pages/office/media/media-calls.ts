import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { Media, type MediaPatch, MediaUse } from '#domain/media/media.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { Publication } from '#domain/publish/publication.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { answer, api } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'
import { registerTokens } from '#renderer/auth/register-tokens.ts'
import { fetchManagement } from '../fetch-management.ts'

const OneMedia = z.object({ media: Media })
const Done = z.object({ result: z.boolean() })

const MediaFacets = z.object({ all: z.number(), unused: z.number(), incomplete: z.number() })
export type MediaFacets = z.infer<typeof MediaFacets>

export const MediaAnswer = z.object({
  media: z.object({ list: z.array(Media), meta: ListMeta.extend({ facets: MediaFacets.optional() }) }),
})

// Responses are shared by several components, so requests outlive the component that started them.
const client = async () => {
  registerTokens()
  return api((await publicConfig()).apiHost, { outlivesPage: true }).manage.media
}

/** The library, filtered by a query, from a cursor on; the first page includes the counts. */
export const mediaPath = (query: Record<string, string>, cursor: string): CallPath =>
  pathOf`/media?${new URLSearchParams({ ...query, limit: '40', ...(cursor ? { cursor } : { facets: '1' }) })}`

/** A picture with a link to the original upload, valid for an hour. */
const MediaWithOriginal = OneMedia.extend({ original: z.string().nullable() })

export const fetchMedia = async (id: string): Promise<Media & { original: string | null }> => {
  const { media, original } = await answer(MediaWithOriginal, (await client())[':id'].$get({ param: { id } }))
  return { ...media, original }
}

export const changeMedia = async (
  { id, version }: Pick<Media, 'id' | 'version'>,
  patch: MediaPatch,
): Promise<Media> => {
  const call = (await client())[':id'].$patch({ param: { id }, json: { version, patch } })
  return (await answer(OneMedia, call)).media
}

export const removeMedia = async (id: string): Promise<void> => {
  await answer(Done, (await client())[':id'].$delete({ param: { id } }))
}

export const restoreMedia = async (id: string): Promise<Media> =>
  (await answer(OneMedia, (await client())[':id'].restore.$post({ param: { id } }))).media

const Uses = z.object({ uses: z.object({ list: z.array(MediaUse), meta: ListMeta }) })
export type MediaUses = z.infer<typeof Uses>['uses']

export const fetchUses = async (id: string): Promise<MediaUses> =>
  (await answer(Uses, (await client())[':id'].uses.$get({ param: { id } }))).uses

const History = z.object({ history: z.object({ list: z.array(AuditRecord), meta: ListMeta }) })

export const fetchHistory = async (id: string): Promise<AuditRecord[]> =>
  (await answer(History, (await client())[':id'].history.$get({ param: { id } }))).history.list

const Plan = z.object({
  plan: z.object({ contents: z.number(), live: z.number(), pages: z.number(), canPublish: z.boolean() }),
})
export type ReplacePlan = z.infer<typeof Plan>['plan']

const Replaced = z.object({
  replaced: z.object({ replaced: z.number(), remaining: z.number(), publications: z.array(Publication) }),
})
export type Replaced = z.infer<typeof Replaced>['replaced']

type Replacing = { id: string; by: string; withAlt: boolean; publicationId: string }

const replaceCall = ({ id, by, ...settings }: Replacing, isPlan: boolean) => ({
  path: pathOf`/media/${id}/replace`,
  request: { method: 'POST' as const, body: { ...settings, with: by, ...(isPlan && { isPlan }) } },
})

export const fetchReplacePlan = async (replacing: Replacing): Promise<ReplacePlan> => {
  const { path, request } = replaceCall(replacing, true)
  return (await fetchManagement(Plan, path, request)).plan
}

export const replaceMedia = async (replacing: Replacing): Promise<Replaced> => {
  const { path, request } = replaceCall(replacing, false)
  return (await fetchManagement(Replaced, path, request)).replaced
}
