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

// What reading needs of every page, without React. One file, built apart from the app (scripts/build/reading-script.ts):
// chunks shared with the app would be loaded with it. Its elements stay when the app has started, which renders them and
// leaves their texts alone.
const begin = () => {
  customElements.define('today-hours', TodayHours)
  customElements.define('campaign-times', CampaignTimes)
  customElements.define('contents-line', ContentsLine)
  customElements.define('reading-mark', ReadingMark)
  customElements.define('recent-keyword', RecentKeyword)
  document.documentElement.toggleAttribute('data-share', 'share' in navigator)
  showHearts()
  prepareMenu()
  awaitIntent()
  if (isAppNeeded()) startApp()
  const { gtag } = siteConfig()
  if (gtag)
    import('../analytics/analytics.ts').then(
      ({ startAnalytics }) => startAnalytics(gtag),
      () => {},
    )
}

startTelemetry()
// An element that is defined earlier would be filled before its parts are there.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
