import type { AuthProblem } from '#renderer/auth/auth-problems.ts'
import { messageText } from '#renderer/shell/errors/errors.ts'

/** `null` when it went well, and otherwise what to tell. */
export const problemOf = (work: Promise<unknown>): Promise<AuthProblem | null> =>
  work.then(
    () => null,
    (error) => ({ message: messageText(error) }),
  )
