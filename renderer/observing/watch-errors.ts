import type { ErrorKind } from '#domain/operations/observation.ts'

/** So many errors of a document are told; what fails again and again is known by then. */
const MOST = 3

/** Not ours, not wrong, or wanted: other people's extensions, frames of other sites, what the reader left. */
const NOBODYS = /^(Script error|ResizeObserver loop)|extension:\/\//

const isLeft = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)

/** An answer of the site that said no, which the page has shown: 404, a session that is over, a busy server. */
const isAnswer = (error: unknown): boolean =>
  typeof (error as { status?: unknown } | null)?.status === 'number'

let told = 0

async function tell(kind: ErrorKind, error: unknown, place = ''): Promise<void> {
  const { stack = place, message = String(error), name = '' } = (error ?? {}) as Partial<Error>
  if (told >= MOST || isLeft(error) || isAnswer(error)) return
  if (NOBODYS.test(message) || NOBODYS.test(stack)) return
  told += 1
  // Its code comes with the first error: nearly nobody ever needs it. Without a network it is not told.
  const code = await import('./tell.ts').catch(() => null)
  code?.tell({ errors: [{ kind, message: name ? `${name}: ${message}` : message, stack }] })
}

/** Tells the site of errors that nobody has caught, and of pages that failed (renderer/shell/ErrorPage.tsx). */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    tell('error', error ?? message, filename && `at ${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    tell('rejection', reason)
  })
  addEventListener('pagefailed', (event) => {
    tell('render', (event as CustomEvent<unknown>).detail)
  })
}
