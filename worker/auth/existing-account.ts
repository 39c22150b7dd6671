import { HTTPException } from 'hono/http-exception'
import type { LoginProvider } from '#domain/account/login-account.ts'

/** Whoever signs in for the first time has an account already, by the verified mail address of another sign-in (409). */
export class ExistingAccount extends HTTPException {
  /** How one signs in to it. */
  readonly providers: readonly LoginProvider[]
  constructor(providers: readonly LoginProvider[]) {
    super(409, { message: 'このメールアドレスのアカウントがあります。' })
    this.providers = [...new Set(providers)]
  }
}
