import { useSiteConfig } from '#renderer/site-config.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import styles from './AnalyticsSettings.module.css'

const AnalyticsChoice = lazyPart(() =>
  import('./AnalyticsChoice.tsx').then(({ AnalyticsChoice }) => AnalyticsChoice),
)

/** The analytics setting. Its space is reserved until hydration; without a measurement id there is none. */
export function AnalyticsSettings() {
  const { gtag } = useSiteConfig()
  return <div className={`${styles.place} ${gtag ? styles.reserved : ''}`}>{gtag && <AnalyticsChoice />}</div>
}
