import type { ErrorKind } from '#domain/operations/telemetry.ts'
import { report } from './report.ts'

/** The maximum number of reports of a document; a repeated error is known by then. */
const MAX_REPORTS = 3

/** Not our errors, or expected ones: browser extensions, frames of other sites, aborted requests. */
const IGNORED = /^(Script error|ResizeObserver loop)|extension:\/\//

const isAbortOrTimeout = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)

/** A refusal by the server, which the page has shown: 404, an expired session, an overloaded server. */
const isResponseError = (error: unknown): boolean =>
  typeof (error as { status?: unknown } | null)?.status === 'number'

let reportCount = 0

/** Reports an error of this document, `place` in place of a stack that it does not have. */
export function reportError(kind: ErrorKind, error: unknown, place = ''): void {
  const { stack = place, message = String(error), name = '' } = (error ?? {}) as Partial<Error>
  if (reportCount >= MAX_REPORTS || isAbortOrTimeout(error) || isResponseError(error)) return
  if (IGNORED.test(message) || IGNORED.test(stack)) return
  reportCount += 1
  report({ errors: [{ kind, message: name ? `${name}: ${message}` : message, stack }] })
}
