import { z } from 'zod'

/**
 * What a page may be built with: the deployment's names and identifiers; an empty one is not set.
 * `serverDev` is not among them: a prerendered page must not depend on who serves it.
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
