import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import {
  type DraftFields,
  type ManuscriptDocument,
  ReviewComment,
  Revision,
} from '#domain/manuscript/manuscript.ts'
import { Publication } from '#domain/publish/publication.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { endpoint } from '#renderer/api/endpoint.ts'
import { request } from '#renderer/api/request.ts'
import {
  type Changed,
  DocumentAnswer,
  discardManuscript,
  duplicateManuscript,
  getManuscript,
  getManuscriptBySlug,
  paramOf,
  saveManuscript,
  type Transition,
  type TransitionBody,
  transit,
} from '../../manuscript-endpoints.ts'

const RevisionAnswer = z.object({ revision: Revision, fields: z.record(z.string(), z.unknown()) })
const RevisionsAnswer = z.object({ revisions: z.object({ list: z.array(Revision) }) })
const CommentsAnswer = z.object({ comments: z.object({ list: z.array(ReviewComment) }) })
const CommentAnswer = z.object({ comment: ReviewComment })
const PublicationsAnswer = z.object({ publications: z.object({ list: z.array(Publication) }) })

const listRevisions = endpoint('GET /manage/:kind/:id/revisions', RevisionsAnswer)
const getRevision = endpoint('GET /manage/:kind/:id/revisions/:version', RevisionAnswer)
const restoreRevision = endpoint('POST /manage/:kind/:id/revisions/:version/restore', DocumentAnswer)
const listComments = endpoint('GET /manage/:kind/:id/comments', CommentsAnswer)
const addComment = endpoint('POST /manage/:kind/:id/comments', CommentAnswer)
const resolveComment = endpoint('POST /manage/:kind/:id/comments/:comment/resolve', CommentAnswer)
const getPublication = endpoint('GET /manage/publications/:id', z.object({ publication: Publication }))
const listPublications = endpoint('GET /manage/publications', PublicationsAnswer)

/** Loads a manuscript by slug or id. */
export const openManuscript = async (kind: ContentKind, ref: string): Promise<ManuscriptDocument> => {
  const call = Identifier.safeParse(ref).success
    ? getManuscript({ param: paramOf({ kind, id: ref }) })
    : getManuscriptBySlug({ param: { kind: CONTENT_KINDS[kind].plural, slug: ref } })
  return (await request(call)).document
}

/**
 * API calls for one manuscript, by id, because the slug may change. They throw the server's errors
 * (renderer/shell/errors).
 */
export const manuscriptCalls = (kind: ContentKind, id: string) => {
  const param = paramOf({ kind, id })
  return {
    load: async () => (await request(getManuscript({ param }))).document,
    save: async (version: number, fields: DraftFields, keepLast = false) => {
      const json = { version, fields, ...(keepLast && { keepLast }) }
      return (await request(saveManuscript({ param, json }))).document
    },
    remove: async (version: number): Promise<void> => {
      await request(discardManuscript({ param, query: { version: String(version) } }))
    },
    act: (transition: Transition, version: number, body: TransitionBody = {}): Promise<Changed> =>
      request(transit(transition)({ param, json: { version, ...body } })),
    duplicate: async (copyId: string) =>
      (await request(duplicateManuscript({ param, json: { id: copyId } }))).document,
    revisions: async () => (await request(listRevisions({ param, query: { limit: '100' } }))).revisions.list,
    revision: (version: number) => request(getRevision({ param: { ...param, version: String(version) } })),
    restore: async (revision: number, version: number) => {
      const call = restoreRevision({ param: { ...param, version: String(revision) }, json: { version } })
      return (await request(call)).document
    },
    comments: async () => (await request(listComments({ param }))).comments.list,
    addComment: async (commentId: string, text: string, blockId: string | null) =>
      (await request(addComment({ param, json: { id: commentId, text, blockId } }))).comment,
    resolveComment: async (comment: string) =>
      (await request(resolveComment({ param: { ...param, comment }, json: {} }))).comment,
  }
}
export type ManuscriptCalls = ReturnType<typeof manuscriptCalls>

/** Progress of a publication. */
export const fetchPublication = async (id: string): Promise<Publication> =>
  (await request(getPublication({ param: { id }, query: {} }))).publication

/** Publications of a content, newest first. */
export const listPublicationsOf = async (id: string): Promise<Publication[]> =>
  (await request(listPublications({ query: { content: id, limit: '10' } }))).publications.list
