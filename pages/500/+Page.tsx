import { ErrorPage } from '#renderer/shell/ErrorPage.tsx'
import { failureOf } from '#renderer/shell/errors/failure.ts'

const FAILURE = failureOf(null)

/** What the Worker answers with when a page could not be made. */
export function Page() {
  return <ErrorPage failure={FAILURE} />
}
