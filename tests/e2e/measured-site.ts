import type { Page } from '@playwright/test'
import { documentPolicy } from '#worker/middleware/content-security-policy.ts'
import { hydrated, identityOrigin } from './fixtures.ts'
import { RETRY_OPTIONS } from './retries.ts'

const ID = 'G-TEST1234'

/** The configuration of the Worker with an analytics id. */
const POLICY = () =>
  documentPolicy(
    {
      GTAG_ID: ID,
      IMAGE_HOST: '',
      USER_POOL_ENDPOINT: identityOrigin(),
      IDENTITY_POOL_ENDPOINT: identityOrigin(),
    },
    false,
  )

/** A stub of gtag.js, as far as this site relies on it: sets a cookie and sends events. */
const SCRIPT = `{
  let page = {}
  const run = ([name, first]) => {
    if (name === 'set') page = first
    if (name !== 'event' || window['ga-disable-${ID}']) return
    document.cookie = '_ga=GA1.1.1; path=/'
    document.cookie = '_ga_TEST1234=GS1.1; path=/; domain=' + location.hostname
    const query = new URLSearchParams({ en: first, dl: page.page_location, dt: page.page_title, dr: page.page_referrer })
    fetch('https://www.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors' })
  }
  const list = window.dataLayer
  list.forEach(run)
  list.push = (...entries) => entries.forEach(run)
}`

/**
 * The site with a configured analytics id: rewrites its documents and stubs the service. The returned list grows with
 * each request: `script`, or `page_view /spots スポット /`.
 */
export async function measureSite(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ ...RETRY_OPTIONS, maxRedirects: 0 })
      const body = (await response.text()).replace('"gtag":""', `"gtag":"${ID}"`)
      const headers = { ...response.headers(), 'content-security-policy': POLICY() }
      await route.fulfill({ response, body, headers })
    },
  )
  await page.route('https://www.googletagmanager.com/**', (route) => {
    sent.push('script')
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await page.route('https://www.google-analytics.com/**', (route) => {
    const query = new URL(route.request().url()).searchParams
    const of = (name: string) => (query.get(name) ?? '').replace(/^https?:\/\/[^/]+/, '')
    sent.push(`${of('en')} ${of('dl')} ${of('dt')} ${of('dr')}`)
    return route.fulfill({ status: 204 })
  })
  return sent
}

export const notice = (page: Page) => page.getByRole('region', { name: /Google アナリティクスで集計/ })
export const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true })
export const choice = (page: Page) => page.getByRole('region', { name: '計測の設定' })

/** Loads another document, with this one as its referrer. */
export const loadFromPage = async (page: Page, path: string) => {
  await page.evaluate((to) => location.assign(to), path)
  await page.waitForURL(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await hydrated(page)
}
