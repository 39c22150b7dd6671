/**
 * A sign-in that did not come about. The message is for the log (the provider's own words never are); the visitor is
 * told in Japanese, and never why (spec §8, "Authentication helper").
 */
export class AuthFailure extends Error {
  override name = 'AuthFailure'
  /** The visitor's own doing, and nothing to look into. */
  readonly isExpected: boolean
  constructor(message: string, { isExpected = false } = {}) {
    super(message)
    this.isExpected = isExpected
  }
}
