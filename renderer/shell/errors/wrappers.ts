import { notify } from '../messages/notifications.ts'
import { isAbort } from './abort.ts'
import { FatalError, messageLines, StatusError } from './errors.ts'
import { redirectToReload } from './reload-codes.ts'

/** Shows the messages of an error as notifications. Aborted calls are ignored. */
function showError(error: unknown): void {
  if (isAbort(error) || redirectToReload(error)) return
  for (const description of messageLines(error)) notify({ description, color: 'danger' })
}

/** For work whose failure does not affect the page: shows the error and resolves to nothing. */
export async function nonFatal<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    showError(error)
    return undefined
  }
}

/** For work the page depends on: errors become a `FatalError` with the same status, message and data. */
export async function fatal<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FatalError || isAbort(error)) throw error
    redirectToReload(error)
    const message = error instanceof Error ? error.message : ''
    const { status, data } = error instanceof StatusError ? error : {}
    throw new FatalError(message, status, data, { cause: error })
  }
}
