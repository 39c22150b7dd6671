import { z } from 'zod'
import { listOf } from '#domain/api/envelope.ts'
import { PageCounts, Publication, PublishedPage } from '#domain/publish/publication.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'

const OneAnswer = z.object({
  publication: Publication,
  pages: listOf(PublishedPage),
  counts: PageCounts,
})
export type PublicationAnswer = z.infer<typeof OneAnswer>

const list = endpoint('GET /manage/publications', z.object({ publications: listOf(Publication) }))
const get = endpoint('GET /manage/publications/:id', OneAnswer)
const retry = endpoint('POST /manage/publications/:id/retry', z.object({ publication: Publication }))

export type PublicationState = 'unfinished' | 'failed'

/** Publications, newest first: those of one state, and what comes after a cursor. */
export const listPublications = (state: PublicationState | null, cursor: string) =>
  list({ query: { limit: '50', ...(state && { state }), ...(cursor && { cursor }) } })

export const fetchPublication = (id: string, limit = 100): Promise<PublicationAnswer> =>
  request(get({ param: { id }, query: { limit: String(limit) } }))

/** More addresses of a publication. */
export const fetchPages = async (id: string, offset: number): Promise<PublishedPage[]> =>
  (await request(get({ param: { id }, query: { limit: '100', offset: String(offset) } }))).pages.list

export const retryPublication = async (id: string): Promise<Publication> =>
  (await request(retry({ param: { id } }))).publication
