import { z } from 'zod'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import {
  type DraftFields,
  ManuscriptDocument,
  ReviewComment,
  Revision,
} from '#domain/manuscript/manuscript.ts'
import type { TransitionName } from '#domain/manuscript/transitions.ts'
import { Publication } from '#domain/publish/publication.ts'
import { Identifier } from '#domain/text/identifier.ts'
import { type CallPath, pathOf } from '#renderer/api/call-path.ts'
import { send } from '#renderer/api/send.ts'
import { answer } from '#renderer/api.ts'
import { publicConfig } from '#renderer/auth/public-config.ts'

/** What can be done with a manuscript besides writing it. */
export type Transition = TransitionName | 'rollback'

export type TransitionBody = {
  at?: string
  unpublishAt?: string | null
  comment?: string
  /** Made here; of a `rollback`, the publication that is taken back. */
  publicationId?: string
  /** Of a `rollback`: its own, made here. */
  id?: string
}

const Changed = z.object({ document: ManuscriptDocument, publication: Publication.nullish() })
export type Changed = z.infer<typeof Changed>

const RevisionAnswer = z.object({ revision: Revision, fields: z.record(z.string(), z.unknown()) })

/** Edits outlive the page they were made on: leaving it must not cut off what is being saved. */
const ask = async (path: CallPath, init: RequestInit = {}) => {
  const { apiHost } = await publicConfig()
  return send(`${apiHost}/v1/manage${path}`, init, { outlivesPage: true })
}

const withBody = (method: 'POST' | 'PATCH', body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const DocumentAnswer = z.object({ document: ManuscriptDocument })
const RevisionsAnswer = z.object({ revisions: z.object({ list: z.array(Revision) }) })
const CommentsAnswer = z.object({ comments: z.object({ list: z.array(ReviewComment) }) })
const CommentAnswer = z.object({ comment: ReviewComment })
const PublicationAnswer = z.object({ publication: Publication })

/** The manuscript that the address of its page names, by its slug or its id. */
export const openManuscript = async (kind: ContentKind, ref: string): Promise<ManuscriptDocument> => {
  const place = Identifier.safeParse(ref).success ? pathOf`/${ref}` : pathOf`/by-slug/${ref}`
  return (await answer(DocumentAnswer, ask(pathOf`/${CONTENT_KINDS[kind].plural}${place}`))).document
}

/**
 * The calls about one manuscript. They name it by its id, which stays when its slug changes. Each throws what the server
 * refuses (renderer/shell/errors).
 */
export const manuscriptCalls = (kind: ContentKind, id: string) => {
  const base = pathOf`/${CONTENT_KINDS[kind].plural}/${id}`
  return {
    load: async () => (await answer(DocumentAnswer, ask(base))).document,
    save: async (version: number, fields: DraftFields, keepLast = false) =>
      (
        await answer(
          DocumentAnswer,
          ask(base, withBody('PATCH', { version, fields, ...(keepLast && { keepLast }) })),
        )
      ).document,
    remove: async (version: number): Promise<void> => {
      await ask(pathOf`${base}?version=${version}`, { method: 'DELETE' })
    },
    act: (transition: Transition, version: number, body: TransitionBody = {}): Promise<Changed> =>
      answer(Changed, ask(pathOf`${base}/${transition}`, withBody('POST', { version, ...body }))),
    duplicate: async (copyId: string) =>
      (await answer(DocumentAnswer, ask(pathOf`${base}/duplicate`, withBody('POST', { id: copyId }))))
        .document,
    revisions: async () =>
      (await answer(RevisionsAnswer, ask(pathOf`${base}/revisions?limit=100`))).revisions.list,
    revision: (version: number) => answer(RevisionAnswer, ask(pathOf`${base}/revisions/${version}`)),
    restore: async (revision: number, version: number) =>
      (
        await answer(
          DocumentAnswer,
          ask(pathOf`${base}/revisions/${revision}/restore`, withBody('POST', { version })),
        )
      ).document,
    comments: async () =>
      (await answer(CommentsAnswer, ask(pathOf`${base}/comments?limit=100`))).comments.list,
    addComment: async (commentId: string, text: string, blockId: string | null) =>
      (
        await answer(
          CommentAnswer,
          ask(pathOf`${base}/comments`, withBody('POST', { id: commentId, text, blockId })),
        )
      ).comment,
    resolveComment: async (commentId: string) =>
      (await answer(CommentAnswer, ask(pathOf`${base}/comments/${commentId}/resolve`, withBody('POST', {}))))
        .comment,
  }
}
export type ManuscriptCalls = ReturnType<typeof manuscriptCalls>

/** How far a publication has come. */
export const askPublication = async (id: string): Promise<Publication> =>
  (await answer(PublicationAnswer, ask(pathOf`/publications/${id}`))).publication

const PublicationsAnswer = z.object({ publications: z.object({ list: z.array(Publication) }) })

/** What changed one piece of content for readers, the newest first. */
export const listPublicationsOf = async (id: string): Promise<Publication[]> =>
  (await answer(PublicationsAnswer, ask(pathOf`/publications?content=${id}&limit=10`))).publications.list
