import { type ComponentType, useEffect, useState } from 'react'
import { DEFAULT_MESSAGE } from './errors/errors.ts'
import { type Failure, failureOf, isMissing } from './errors/failure.ts'
import { leaveForReload } from './errors/reload-codes.ts'
import { useSaidFailure } from './errors/useSaidFailure.ts'
import { NotFound } from './NotFound.tsx'
import { UpdateError } from './UpdateError.tsx'

/** What a page threw. */
export type Failed = { error?: unknown }

/** What takes the place of a page: where there is none, the ways on; where something went wrong, another try. */
export function ErrorPage({ failure }: { failure: Failure }) {
  useSaidFailure(failure)
  const { status, lines } = failure
  if (isMissing(status)) return <NotFound lines={lines} />
  // The page says by itself that something went wrong.
  return <UpdateError status={status} lines={lines.filter((line) => line !== DEFAULT_MESSAGE)} />
}

/** The same for an address of an area that has no page there: the area itself answers to every address below it. */
export function MissingPage() {
  const [failure] = useState({ status: 404, lines: [] })
  return <ErrorPage failure={failure} />
}

/** The same for a page that failed while it was shown. What had the focus has gone with it. */
function FailedPage({ error }: Failed) {
  const [failure] = useState(() => failureOf(error))
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), [])
  return <ErrorPage failure={failure} />
}

const Nothing = () => null

/** What is shown in place of a page that failed; nothing while the browser leaves for the reload page. */
export function inPlaceOfPage(error: unknown): ComponentType<Failed> {
  if (leaveForReload(error)) return Nothing
  // For who runs the site (renderer/observing/watch-errors.ts).
  dispatchEvent(new CustomEvent('pagefailed', { detail: error }))
  return FailedPage
}
