import type { PublicAuthConfig } from '../auth/config.ts'
import type { PasswordPolicy } from '../auth/password-policy.ts'
import type { SessionLifetime } from '../auth/session-lifetime.ts'

/** What the browser may know of the configuration (spec §3, "Public configuration read"). */
export type PublicConfig = {
  apiHost: string
  appHost: string
  amazonAffiliateId: string
  rakutenAffiliateId: string
  serverDev: boolean
  gtag: string
  auth: PublicAuthConfig & {
    passwordPolicy: PasswordPolicy
    /** For how long a sign-in lasts, in seconds: for members, and for staff. */
    sessionLifetimes: Record<'member' | 'staff', SessionLifetime>
  }
}
