import { useSiteConfig } from '../site-config.ts'
import { lazyPart } from '../ui/lazyPart.tsx'

const Analytics = lazyPart(() => import('./Analytics.tsx').then(({ Analytics }) => Analytics))

/** Where no account of the measuring service is configured there is nothing to ask and nothing to load. */
export function LateAnalytics() {
  const { gtag } = useSiteConfig()
  return gtag && <Analytics id={gtag} />
}
