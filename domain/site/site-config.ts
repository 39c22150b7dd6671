import { z } from 'zod'

/**
 * Configuration available at build time: names and identifiers of the deployment; an empty one is not set.
 * `serverDev` is excluded: a prerendered page must not depend on the server that serves it.
 */
export const SiteConfig = z.object({
  apiHost: z.string(),
  appHost: z.string(),
  imageHost: z.string(),
  amazonAffiliateId: z.string(),
  rakutenAffiliateId: z.string(),
  rakutenLinkSetId: z.string(),
  gtag: z.string(),
})
export type SiteConfig = z.infer<typeof SiteConfig>
