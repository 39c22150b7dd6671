import { logLine } from '../log.ts'
import { AuthFailure } from './auth-failure.ts'

const causeOf = (error: Error): string | undefined =>
  error.cause instanceof Error ? error.cause.name : undefined

/**
 * Writes down why a sign-in failed, in our own words: whatever the request or the provider said (codes, states,
 * tokens, addresses) stays out of the log.
 */
export function logFailure(requestId: string, error: unknown): void {
  if (error instanceof AuthFailure && error.isExpected) return
  const reason =
    error instanceof AuthFailure
      ? { error: error.message }
      : error instanceof Error
        ? { error: error.stack, cause: causeOf(error) }
        : { error: typeof error }
  logLine('error', 'authentication failed', { requestId, ...reason })
}
