import type { ErrorKind } from '#domain/operations/telemetry.ts'

const report = (kind: ErrorKind, error: unknown, place?: string) => {
  // Loaded with the first error, which most visits never have. Offline it is not reported.
  import('./report-error.ts').then(
    ({ reportError }) => reportError(kind, error, place),
    () => {},
  )
}

/** Reports uncaught errors, and pages that failed to render (renderer/shell/ErrorPage.tsx). */
export function startErrorReporter(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    report('error', error ?? message, filename && `at ${filename}:${lineno}:${colno}`)
  })
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => {
    // Prevented by renderer/first-lines.ts, which takes it for no error.
    if (!defaultPrevented) report('rejection', reason)
  })
  addEventListener('pagefailed', (event) => {
    report('render', (event as CustomEvent<unknown>).detail)
  })
}
