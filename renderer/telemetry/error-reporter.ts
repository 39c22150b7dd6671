import type { ErrorKind } from '#domain/operations/telemetry.ts'

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

async function report(kind: ErrorKind, error: unknown, place = ''): Promise<void> {
  const { stack = place, message = String(error), name = '' } = (error ?? {}) as Partial<Error>
  if (reportCount >= MAX_REPORTS || isAbortOrTimeout(error) || isResponseError(error)) return
  if (IGNORED.test(message) || IGNORED.test(stack)) return
  reportCount += 1
  // Loaded with the first error, which most visits never have. Offline it is not reported.
  const code = await import('./report.ts').catch(() => null)
  code?.report({ errors: [{ kind, message: name ? `${name}: ${message}` : message, stack }] })
}

/** Reports uncaught errors, and pages that failed to render (renderer/shell/ErrorPage.tsx). */
export function startErrorReporter(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    report('error', error ?? message, filename && `at ${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    report('rejection', reason)
  })
  addEventListener('pagefailed', (event) => {
    report('render', (event as CustomEvent<unknown>).detail)
  })
}
