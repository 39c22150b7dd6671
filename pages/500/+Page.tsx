import { ErrorPage } from '#renderer/shell/ErrorPage.tsx'
import { failureOf } from '#renderer/shell/errors/failure.ts'

const FAILURE = failureOf(null)

/** The document of the Worker's 500 responses. */
export function Page() {
  return <ErrorPage failure={FAILURE} />
}
