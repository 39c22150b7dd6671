import type { PublicAuthConfig } from './auth-config.ts'

/** What the browser may know of the configuration (spec §3, "Public configuration read"). */
export type PublicConfig = {
  apiHost: string
  appHost: string
  amazonAffiliateId: string
  rakutenAffiliateId: string
  serverDev: boolean
  gtag: string
  auth: PublicAuthConfig
}
