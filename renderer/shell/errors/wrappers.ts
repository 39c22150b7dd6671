import { notify } from '../messages/notifications.ts'
import { isAbort } from './abort.ts'
import { FatalError, messageLines, StatusError } from './errors.ts'
import { leaveForReload } from './reload-codes.ts'

/** Says what went wrong, each line a notification. That an answer is no longer wanted is nothing to be told. */
export function showError(error: unknown): void {
  if (isAbort(error) || leaveForReload(error)) return
  for (const description of messageLines(error)) notify({ description, color: 'danger' })
}

/** For work whose failure leaves the page as it is: says what went wrong and answers with nothing. */
export async function nonFatal<Result>(work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    showError(error)
    return undefined
  }
}

/** For work without which there is no page: what is thrown becomes a `FatalError` with its status, message and data. */
export async function fatal<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof FatalError || isAbort(error)) throw error
    leaveForReload(error)
    const message = error instanceof Error ? error.message : ''
    const { status, data } = error instanceof StatusError ? error : {}
    throw new FatalError(message, status, data, { cause: error })
  }
}
