import { z } from 'zod'
import { ListMeta } from '#domain/api/envelope.ts'
import { PageCounts, Publication, PublishedPage } from '#domain/publish/publication.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { fetchManagement } from '../fetch-management.ts'

export const PublicationsAnswer = z.object({
  publications: z.object({ list: z.array(Publication), meta: ListMeta }),
})
const OneAnswer = z.object({
  publication: Publication,
  pages: z.object({ list: z.array(PublishedPage), meta: ListMeta }),
  counts: PageCounts,
})
export type PublicationAnswer = z.infer<typeof OneAnswer>

export type PublicationState = 'unfinished' | 'failed'

/** Publications, newest first: those of one state, and what comes after a cursor. */
export const publicationsPath = (state: PublicationState | null, cursor: string): CallPath =>
  pathOf`/publications?${new URLSearchParams({ limit: '50', ...(state && { state }), ...(cursor && { cursor }) })}`

export const fetchPublication = (id: string, limit = 100): Promise<PublicationAnswer> =>
  fetchManagement(OneAnswer, pathOf`/publications/${id}?limit=${limit}`)

/** More addresses of a publication. */
export const fetchPages = async (id: string, offset: number): Promise<PublishedPage[]> =>
  (await fetchManagement(OneAnswer, pathOf`/publications/${id}?limit=100&offset=${offset}`)).pages.list

export const retryPublication = async (id: string): Promise<Publication> =>
  (
    await fetchManagement(z.object({ publication: Publication }), pathOf`/publications/${id}/retry`, {
      method: 'POST',
    })
  ).publication
