import { HTTPException } from 'hono/http-exception'
import type { LoginProvider } from '#domain/account/login-account.ts'

/** The first sign-in of a person who already has an account, by the verified email address of another login (409). */
export class ExistingAccount extends HTTPException {
  /** The providers of that account's logins. */
  readonly providers: readonly LoginProvider[]
  constructor(providers: readonly LoginProvider[]) {
    super(409, { message: 'このメールアドレスのアカウントがあります。' })
    this.providers = [...new Set(providers)]
  }
}
