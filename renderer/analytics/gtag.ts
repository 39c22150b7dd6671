import type { MeasuredPage } from './measured-page.ts'

type Measured = {
  dataLayer?: unknown[]
  /** `ga-disable-{id}`: https://developers.google.com/analytics/devguides/collection/ga4/disable-analytics */
  [disabled: `ga-disable-${string}`]: boolean | undefined
}

const measured = () => window as unknown as Measured

/** As long as the site's own records are retained: 13 months, in seconds. */
const COOKIE_MAX_AGE = 395 * 86_400

/** gtag.js expects `arguments` in the data layer: an array means something else. */
function gtag(..._command: [string, ...unknown[]]): void {
  // biome-ignore lint/complexity/noArguments: gtag.js expects an Arguments object
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
    // Page views are sent explicitly: gtag.js does not know when a client-side navigation is done.
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIE_MAX_AGE,
    cookie_flags: 'SameSite=Lax;Secure',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/**
 * Sends a page view, and loads gtag.js with the first one. Events that gtag.js sends by itself use the same URL, title
 * and referrer; `referrer` is the previous page without its private parts.
 */
export function countView(id: string, page: MeasuredPage, referrer: string): void {
  measured()[`ga-disable-${id}`] = false
  if (!measured().dataLayer) start(id)
  gtag('set', { page_location: addressOf(page), page_title: page.title, page_referrer: referrer })
  gtag('event', 'page_view')
}

const COOKIE = /^_ga(_|$)/

/** gtag.js sets its cookies on the widest domain it can, so they have to be deleted there. */
function removeCookies(): void {
  const names = document.cookie.split(/; */).map((pair) => pair.slice(0, pair.indexOf('=')))
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((cookieName) => COOKIE.test(cookieName)))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there without HTTPS, nor in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
}

/** Disabled until the next page view: gtag.js would otherwise send events of a page that is not measured. */
export function pauseCounting(id: string): void {
  measured()[`ga-disable-${id}`] = true
}

/** Disables gtag.js and deletes its cookies. */
export function stopCounting(id: string): void {
  pauseCounting(id)
  removeCookies()
}
