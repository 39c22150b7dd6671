import { ManuscriptDocument, type Problem } from '#domain/manuscript/manuscript.ts'
import { FetchError, messageLines, ResponseError, StatusError } from '#renderer/shell/errors/errors.ts'
import { isRefusal } from '#renderer/sync/engine.ts'
import type { SaveState } from './state.ts'

/** Effect of a failed save on the save state. */
type FailedSave =
  | { save: Exclude<SaveState, 'conflict' | 'refused'> }
  | { save: 'conflict'; theirs: ManuscriptDocument }
  | { save: 'refused'; refusals: Problem[] }

/** The server's newer document, if the save failed with a conflict. */
export function conflictOf(error: unknown): ManuscriptDocument | null {
  if (!(error instanceof StatusError) || error.status !== 409) return null
  const { code: _, ...data } = error.data ?? {}
  return ManuscriptDocument.safeParse(data.document ?? data).data ?? null
}

/** The server's errors by field; errors without a field belong to the whole manuscript. */
const refusalsOf = (error: unknown): Problem[] =>
  error instanceof ResponseError
    ? error.errors.map(({ field = '', message }) => ({
        field: field.replace(/^fields\./, ''),
        message,
        isBlocking: true,
      }))
    : messageLines(error).map((message) => ({ field: '', message, isBlocking: true }))

export function failedSave(error: unknown): FailedSave {
  if (error instanceof FetchError) return { save: 'offline' }
  const theirs = conflictOf(error)
  if (theirs) return { save: 'conflict', theirs }
  if (error instanceof StatusError && error.status === 401) return { save: 'signed-out' }
  if (isRefusal(error)) return { save: 'refused', refusals: refusalsOf(error) }
  return { save: 'failed' }
}
