import type { Context } from 'hono'
import { codeOfStatus } from '#domain/api/error-status.ts'
import { forbidden } from '../../auth/allow.ts'
import type { Outcome } from '../../manuscripts/outcome.ts'
import { conflict, notFound, refusedFields } from '../answer.ts'

/** What a step was asked with, and no field of the manuscript. */
const isAsked = (field: string): boolean => field === 'at' || field === 'unpublishAt'

/** There is no such manuscript: whoever reaches only their own does not learn whether it is somebody else's. */
export const missing = (c: Context, message?: string) =>
  c.var.scope === 'own' ? forbidden() : notFound(c, message)

/** What was done, or the refusal, thrown: 404, 409 with the document as it is now, or 422 with one error for each field. */
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
          ...(field && { field: isAsked(field) ? field : `fields.${field}` }),
        })),
      )
  }
}
