import { SiteConfig } from '#domain/site-config.ts'

type Vars = { [Name in keyof Env as Env[Name] extends string ? Name : never]: string }

/**
 * The Worker's variables as pages know them. Throws when a name is missing, so that a wrong deployment fails on its
 * first rendering and not on the one page that needs the value.
 */
export const readSiteConfig = (env: Vars): SiteConfig =>
  SiteConfig.parse({
    apiHost: env.API_HOST,
    appHost: env.APP_HOST,
    imageHost: env.IMAGE_HOST,
    amazonAffiliateId: env.AMAZON_AFFILIATE_ID,
    rakutenAffiliateId: env.RAKUTEN_AFFILIATE_ID,
    rakutenLinkSetId: env.RAKUTEN_LINK_SET_ID,
    gtag: env.GTAG_ID,
  })

/** Whether this is a development server. Closed unless it says exactly "true". */
export const isServerDev = (env: Pick<Env, 'SERVER_DEV'>): boolean => env.SERVER_DEV === 'true'
