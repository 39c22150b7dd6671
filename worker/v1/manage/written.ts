import type { Context } from 'hono'
import { codeOfStatus } from '#domain/api/error-status.ts'
import type { ContentKind } from '#domain/content/kind.ts'
import { type AllowedEnv, forbidden, ownerIn } from '../../auth/allow.ts'
import { type Reached, reaches } from '../../db/manuscripts/manuscripts.server.ts'
import type { Outcome } from '../../manuscripts/outcome.ts'
import { conflict, notFound, refusedFields } from '../answer.ts'

/** Parameters of a step that are no fields of the manuscript. */
const isForced = (field: string): boolean => field === 'at' || field === 'unpublishAt'

/** 404: callers limited to their own content do not learn whether another owner has it. */
export const missing = (c: Context, message?: string) =>
  c.var.scope === 'own' ? forbidden() : notFound(c, message)

/** The manuscript `:id` of a call, or throws 404. */
export async function findReached(c: Context<AllowedEnv>, kind: ContentKind): Promise<Reached> {
  const reached = { id: c.req.param('id') ?? '', kind, ownerLimit: ownerIn(c) }
  if (!(await reaches(c.env.DB, reached))) throw missing(c)
  return reached
}

/**
 * Returns the result, or throws the refusal: 404, 409 with the current document, or 422 with one error for each field.
 */
export function done<Done extends object>(c: Context, result: Outcome<Done>): { outcome: 'done' } & Done {
  switch (result.outcome) {
    case 'done':
      return result
    case 'missing':
      throw missing(c)
    case 'conflict':
      throw conflict(c, 'ほかの人または別の画面で変更されています。内容を確認してください。', {
        document: result.document,
      })
    case 'refused':
      throw conflict(c, result.message)
    case 'wrong':
      throw refusedFields(
        c,
        result.problems.map(({ field, message }) => ({
          code: codeOfStatus(422),
          message,
          ...(field && { field: isForced(field) ? field : `fields.${field}` }),
        })),
      )
  }
}
