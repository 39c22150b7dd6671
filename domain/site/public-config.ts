import type { PublicAuthConfig } from '../auth/config.ts'
import type { PasswordPolicy } from '../auth/password-policy.ts'
import type { SessionLifetime } from '../auth/session-lifetime.ts'

/** The public configuration for browsers (spec §3, "Public configuration read"). */
export type PublicConfig = {
  apiHost: string
  appHost: string
  amazonAffiliateId: string
  rakutenAffiliateId: string
  serverDev: boolean
  gtag: string
  auth: PublicAuthConfig & {
    passwordPolicy: PasswordPolicy
    /** Session lifetimes in seconds, for members and staff. */
    sessionLifetimes: Record<'member' | 'staff', SessionLifetime>
  }
}
