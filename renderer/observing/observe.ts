import { isCrawler } from '../shell/errors/crawler.ts'
import { watchErrors } from './watch-errors.ts'

/** The share of visits whose speed is told: enough for a percentile, and nothing for the others to load. */
const SHARE = 0.1

type Wishes = { globalPrivacyControl?: boolean; doNotTrack?: string | null; webdriver?: boolean }

/** Whoever asks not to be followed is not, though nothing that is told says who they are. Machines are no readers. */
const mayObserve = (): boolean => {
  const { globalPrivacyControl, doNotTrack, webdriver } = navigator as Wishes
  return !globalPrivacyControl && doNotTrack !== '1' && !webdriver && !isCrawler()
}

/** Tells the site what goes wrong in this document, and of some visits how fast it was: once, when the page is ready. */
export function observePage(): void {
  if (!mayObserve()) return
  watchErrors()
  if (Math.random() < SHARE)
    import('./vitals.ts').then(
      ({ measure }) => measure(),
      () => {},
    )
}
