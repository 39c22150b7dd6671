import { useSiteConfig } from '#renderer/site-config.ts'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'
import styles from './AnalyticsSettings.module.css'

const AnalyticsChoice = lazyPart(() =>
  import('./AnalyticsChoice.tsx').then(({ AnalyticsChoice }) => AnalyticsChoice),
)

/** Where the choice stands. Its room is kept until it is there; where nothing is measured there is none. */
export function AnalyticsSettings() {
  const { gtag } = useSiteConfig()
  return <div className={`${styles.place} ${gtag ? styles.kept : ''}`}>{gtag && <AnalyticsChoice />}</div>
}
