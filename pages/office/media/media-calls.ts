import { z } from 'zod'
import { ListMeta, listOf } from '#domain/api/envelope.ts'
import { Media, type MediaPatch, MediaUse } from '#domain/media/media.ts'
import { AuditRecord } from '#domain/office/audit-record.ts'
import { Publication } from '#domain/publish/publication.ts'
import { Done } from '#renderer/api/answer.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const OneMedia = z.object({ media: Media })
/** A picture with a link to the original upload, valid for an hour. */
const MediaWithOriginal = OneMedia.extend({ original: z.string().nullable() })

const MediaFacets = z.object({ all: z.number(), unused: z.number(), incomplete: z.number() })
export type MediaFacets = z.infer<typeof MediaFacets>

const Listed = z.object({ list: z.array(Media), meta: ListMeta.extend({ facets: MediaFacets.optional() }) })
const Uses = z.object({ uses: listOf(MediaUse) })
export type MediaUses = z.infer<typeof Uses>['uses']

const Plan = z.object({ contents: z.number(), live: z.number(), pages: z.number(), isAllowed: z.boolean() })
export type ReplacePlan = z.infer<typeof Plan>
const Replaced = z.object({
  replaced: z.number(),
  remaining: z.number(),
  publications: z.array(Publication),
})
export type Replaced = z.infer<typeof Replaced>

const list = endpoint('GET /manage/media', z.object({ media: Listed }))
const get = endpoint('GET /manage/media/:id', MediaWithOriginal)
const change = endpoint('PATCH /manage/media/:id', OneMedia)
const remove = endpoint('DELETE /manage/media/:id', Done)
const restore = endpoint('POST /manage/media/:id/restore', OneMedia)
const listUses = endpoint('GET /manage/media/:id/uses', Uses)
const listHistory = endpoint('GET /manage/media/:id/history', z.object({ history: listOf(AuditRecord) }))
const plan = endpoint('POST /manage/media/:id/replace', z.object({ plan: Plan }))
const replace = endpoint('POST /manage/media/:id/replace', z.object({ replaced: Replaced }))

/** The library, filtered by a query, from a cursor on; the first page includes the counts. */
export const listMedia = (query: Record<string, string>, cursor: string) =>
  list({ query: new URLSearchParams({ ...query, limit: '40', ...(cursor ? { cursor } : { facets: '1' }) }) })

export const fetchMedia = async (id: string): Promise<Media & { original: string | null }> => {
  const { media, original } = await request(get({ param: { id } }))
  return { ...media, original }
}

export const changeMedia = async (
  { id, version }: Pick<Media, 'id' | 'version'>,
  patch: MediaPatch,
): Promise<Media> => (await request(change({ param: { id }, json: { version, patch } }))).media

export const removeMedia = async (id: string): Promise<void> => {
  await request(remove({ param: { id } }))
}

export const restoreMedia = async (id: string): Promise<Media> =>
  (await request(restore({ param: { id } }))).media

export const fetchUses = async (id: string): Promise<MediaUses> =>
  (await request(listUses({ param: { id } }))).uses

export const fetchHistory = async (id: string): Promise<AuditRecord[]> =>
  (await request(listHistory({ param: { id } }))).history.list

type Replacing = { id: string; by: string; withAlt: boolean; publicationId: string }

const partsOf = ({ id, by, ...settings }: Replacing) => ({ param: { id }, json: { ...settings, with: by } })

export const fetchReplacePlan = async (replacing: Replacing): Promise<ReplacePlan> => {
  const { param, json } = partsOf(replacing)
  return (await request(plan({ param, json: { ...json, isPlan: true } }))).plan
}

export const replaceMedia = async (replacing: Replacing): Promise<Replaced> =>
  (await request(replace(partsOf(replacing)))).replaced
