import { logLine } from '../log.ts'
import { AuthFailure } from './auth-failure.ts'

const causeOf = (error: Error): string | undefined =>
  error.cause instanceof Error ? error.cause.name : undefined

/**
 * Logs why a sign-in failed, in our own words: nothing from the request or the provider (codes, states, tokens,
 * addresses) reaches the log.
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
