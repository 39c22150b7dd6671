import type { SiteConfig } from '#domain/site/site-config.ts'
import { siteConfig } from './document-config.ts'
import { usePageContext } from './page-context.tsx'

/** The deployment's names and identifiers: from the renderer on the server, from the document in the browser. */
export function useSiteConfig(): SiteConfig {
  const pageContext = usePageContext()
  return pageContext.isClientSide ? siteConfig() : pageContext.pageSource.config
}
