import { isCrawler } from '../shell/errors/crawler.ts'
import { startErrorReporter } from './error-reporter.ts'

/** The share of visits with performance measurements: enough for percentiles, and no cost for the others. */
const SHARE = 0.1

type PrivacySignals = { globalPrivacyControl?: boolean; doNotTrack?: string | null; webdriver?: boolean }

/** Respects Global Privacy Control and Do Not Track, although reports are anonymous. Bots are excluded. */
const canReport = (): boolean => {
  const { globalPrivacyControl, doNotTrack, webdriver } = navigator as PrivacySignals
  return !globalPrivacyControl && doNotTrack !== '1' && !webdriver && !isCrawler()
}

/** Reports errors of this document, and for a share of visits its performance: once, after hydration. */
export function startTelemetry(): void {
  if (!canReport()) return
  startErrorReporter()
  if (Math.random() < SHARE)
    import('./vitals.ts').then(
      ({ measure }) => measure(),
      () => {},
    )
}
