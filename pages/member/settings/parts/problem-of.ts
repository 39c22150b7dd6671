import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'

/** The error message of a promise, `null` if it resolves. */
export const problemOf = (work: Promise<unknown>): Promise<AuthProblem | null> =>
  work.then(
    () => null,
    (error) => ({ message: messageText(error) }),
  )
