import type { SiteConfig } from '#domain/site/site-config.ts'

/** The element with the configuration that a page was built with, outside React's root. */
export const SITE_CONFIG_ELEMENT = 'site-config'

let inDocument: SiteConfig | undefined

/** In the browser. */
export const siteConfig = (): SiteConfig => {
  inDocument ??= JSON.parse(document.getElementById(SITE_CONFIG_ELEMENT)?.textContent ?? '{}') as SiteConfig
  return inDocument
}
