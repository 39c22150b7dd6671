/**
 * A failed sign-in. The message is for the log, without the provider's own text; the visitor gets a Japanese message
 * without the reason (spec §8, "Authentication helper").
 */
export class AuthFailure extends Error {
  override name = 'AuthFailure'
  /** Caused by the visitor, and nothing to investigate. */
  readonly isExpected: boolean
  constructor(message: string, { isExpected = false } = {}) {
    super(message)
    this.isExpected = isExpected
  }
}
