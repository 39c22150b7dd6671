import { currentConsent, giveConsent, onConsentChange } from './consent.ts'
import { countView, pauseCounting, stopCounting } from './gtag.ts'
import { type MeasuredPage, measuredPage } from './measured-page.ts'
import { noticePlace } from './notice.ts'

let lastAddress: string | undefined

/** The referrer. Pages of this site are reduced to what may be sent. */
const firstReferrer = (): string => {
  if (!URL.canParse(document.referrer)) return ''
  const { origin, pathname, search } = new URL(document.referrer)
  if (origin !== location.origin) return document.referrer
  const page = measuredPage(pathname, search, '')
  return page ? origin + page.path : ''
}

const count = (id: string, page: MeasuredPage) => {
  countView(id, page, lastAddress ?? firstReferrer())
  lastAddress = location.origin + page.path
}

/**
 * Asks for consent to analytics, and sends a page view of each page once it is given. Nothing waits for the answer.
 */
export function startAnalytics(id: string): void {
  const showNotice = noticePlace((consent) => {
    giveConsent(consent)
    // The pressed button disappears, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  })
  // Giving consent twice on a page is one view.
  let isCounted = false
  const update = () => {
    const page = measuredPage(location.pathname, location.search, document.title)
    const consent = currentConsent()
    showNotice(consent === null && page !== null)
    if (consent !== 'granted') return stopCounting(id)
    if (!page) return pauseCounting(id)
    if (!isCounted) count(id, page)
    isCounted = true
  }
  onConsentChange(update)
  addEventListener('pageshown', () => {
    isCounted = false
    update()
  })
  update()
}
