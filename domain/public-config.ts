import type { PublicAuthConfig } from './auth-config.ts'
import type { PasswordPolicy } from './password-policy.ts'

/** What the browser may know of the configuration (spec §3, "Public configuration read"). */
export type PublicConfig = {
  apiHost: string
  appHost: string
  amazonAffiliateId: string
  rakutenAffiliateId: string
  serverDev: boolean
  gtag: string
  auth: PublicAuthConfig & { passwordPolicy: PasswordPolicy }
}
