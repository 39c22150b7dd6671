import type { MeasuredPage } from './measured-page.ts'

type Measured = {
  dataLayer?: unknown[]
  /** `ga-disable-{id}`: https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics */
  [disabled: `ga-disable-${string}`]: boolean | undefined
}

const measured = () => window as unknown as Measured

/** As long as the site keeps its own records: 13 months, in seconds. */
const COOKIES_LAST = 395 * 86_400

/** The script takes the arguments of a call from the list; an array would be something else. */
function gtag(..._command: [string, ...unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: that is what the script looks for
  measured().dataLayer?.push(arguments)
}

const addressOf = ({ path }: MeasuredPage): string => location.origin + path

function start(id: string): void {
  measured().dataLayer = []
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, {
    // Each view is told by itself: the script does not know when a page of this site is there.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIES_LAST,
    cookie_flags: 'SameSite=Lax;Secure',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/**
 * Tells that a page was opened, and loads the script the first time. What else the script tells by itself has the same
 * address, title and referrer: `referrer` is the page before this one, as others may know it.
 */
export function countView(id: string, page: MeasuredPage, referrer: string): void {
  measured()[`ga-disable-${id}`] = false
  if (!measured().dataLayer) start(id)
  gtag('set', { page_location: addressOf(page), page_title: page.title, page_referrer: referrer })
  gtag('event', 'page_view')
}

const COOKIE = /^_ga(_|$)/

/** The script sets its cookies for the widest domain that it may: only the same one takes them away. */
function removeCookies(): void {
  const names = document.cookie.split(/; */).map((pair) => pair.slice(0, pair.indexOf('=')))
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((known) => COOKIE.test(known)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without HTTPS, nor in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
}

/** Nothing is told until the next view: the script would tell by itself what is done on a page. */
export function pauseCounting(id: string): void {
  measured()[`ga-disable-${id}`] = true
}

/** Nothing is told from now on, and what the script has kept is gone. */
export function stopCounting(id: string): void {
  pauseCounting(id)
  removeCookies()
}
