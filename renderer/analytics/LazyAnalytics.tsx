import { useSiteConfig } from '../site-config.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const Analytics = lazyPart(() => import('./Analytics.tsx').then(({ Analytics }) => Analytics))

/** Without a configured measurement id there is nothing to ask for and nothing to load. */
export function LazyAnalytics() {
  const { gtag } = useSiteConfig()
  return gtag && <Analytics id={gtag} />
}
