import { type ComponentType, useEffect, useState } from 'react'
import { DEFAULT_MESSAGE } from './errors/errors.ts'
import { type Failure, failureOf, isMissing } from './errors/failure.ts'
import { redirectToReload } from './errors/reload-codes.ts'
import { useFailureMessages } from './errors/useFailureMessages.ts'
import { NotFound } from './NotFound.tsx'
import { UpdateError } from './UpdateError.tsx'

/** The value that a page threw. */
export type Failed = { error?: unknown }

/** Shown in place of a page: links if there is no such page, otherwise a retry button. */
export function ErrorPage({ failure }: { failure: Failure }) {
  useFailureMessages(failure)
  const { status, lines } = failure
  if (isMissing(status)) return <NotFound lines={lines} />
  // The page itself says that something went wrong.
  return <UpdateError status={status} lines={lines.filter((line) => line !== DEFAULT_MESSAGE)} />
}

/** The same for a missing page of an area, which is served one document for all its URLs. */
export function MissingPage() {
  const [failure] = useState({ status: 404, lines: [] })
  return <ErrorPage failure={failure} />
}

/** The same for a page that failed after it was shown: its focus is lost and has to be set. */
function FailedPage({ error }: Failed) {
  const [failure] = useState(() => failureOf(error))
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return <ErrorPage failure={failure} />
}

const Nothing = () => null

/** Shown in place of a page that failed; nothing while the browser navigates to the reload page. */
export function errorPageOf(error: unknown): ComponentType<Failed> {
  if (redirectToReload(error)) return Nothing
  // Reported by telemetry (renderer/telemetry/error-reporter.ts).
  dispatchEvent(new CustomEvent('pagefailed', { detail: error }))
  return FailedPage
}
