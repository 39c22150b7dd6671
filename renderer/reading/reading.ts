import { siteConfig } from '../document-config.ts'
import { startTelemetry } from '../telemetry/telemetry.ts'
import { isAppNeeded } from './app-needed.ts'
import { CampaignTimes } from './campaign-times.ts'
import { ContentsLine } from './contents-line.ts'
import { showHearts } from './hearts.ts'
import { prepareMenu } from './menu.ts'
import { ReadingMark } from './reading-mark.ts'
import { RecentKeyword } from './recent-keyword.ts'
import { awaitIntent, startApp } from './start-app.ts'
import { TodayHours } from './today-hours.ts'

/** Of code on demand: without it the page works, and the next cause tries again. */
const ignore = () => {}

// What reading needs of every page, without React. One file, built apart from the app (scripts/build/reading-script.ts):
// chunks shared with the app would be loaded with it. Its elements stay when the app has started, which renders them and
// leaves their texts alone.
const begin = () => {
  document.documentElement.toggleAttribute('data-share', 'share' in navigator)
  prepareMenu()
  awaitIntent()
  const { gtag } = siteConfig()
  if (gtag) import('../analytics/analytics.ts').then(({ startAnalytics }) => startAnalytics(gtag), ignore)
  afterPaint(show)
}

/** Shows what the document cannot know: what is on this device, and what depends on the time. */
const show = () => {
  customElements.define('today-hours', TodayHours)
  customElements.define('campaign-times', CampaignTimes)
  customElements.define('contents-line', ContentsLine)
  customElements.define('reading-mark', ReadingMark)
  customElements.define('recent-keyword', RecentKeyword)
  showHearts()
  if (isAppNeeded()) startApp()
  document.onselectionchange = () => {
    if (`${getSelection()}`) import('../passage/passage.ts').catch(ignore)
  }
  // Readings of place names, for readers who have chosen them (renderer/appearance).
  if (document.documentElement.dataset.appearance?.includes('kana'))
    import('../furigana/furigana.ts').catch(ignore)
}

/** Acts once something of the document has been painted, which reading from the device would delay. */
const afterPaint = (act: () => void) =>
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: 'paint', buffered: true })

startTelemetry()
// An element that is defined earlier would be filled before its parts are there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
