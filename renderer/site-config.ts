import type { SiteConfig } from '#domain/site/site-config.ts'
import { usePageContext } from './page-context.tsx'

/** The element with the configuration that a page was built with, outside React's root. */
export const SITE_CONFIG_ELEMENT = 'site-config'

let inDocument: SiteConfig | undefined

/** In the browser. */
export const siteConfig = (): SiteConfig => {
  inDocument ??= JSON.parse(document.getElementById(SITE_CONFIG_ELEMENT)?.textContent ?? '{}') as SiteConfig
  return inDocument
}

/** The deployment's names and identifiers: from the renderer on the server, from the document in the browser. */
export function useSiteConfig(): SiteConfig {
  const pageContext = usePageContext()
  return pageContext.isClientSide ? siteConfig() : pageContext.pageSource.config
}
