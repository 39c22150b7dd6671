import type { Frame, Page } from '@playwright/test'
import type { SiteServer } from '#scripts/local/serve.ts'
import { serveOwnSite } from '../sites.ts'
import { test as base, expect, open } from './fixtures.ts'
import { RETRY_OPTIONS } from './retries.ts'

/** Detected executions of hostile text: calls, dialogs, windows, and external requests. */
type Executed = string[]

/** Watches a page and all its frames. The page's own scripts run normally. */
export const watchExecution = async (page: Page): Promise<Executed> => {
  const executed: Executed = []
  await page.exposeFunction('hostileCall', (text: string) => executed.push(text))
  await page.addInitScript(() => {
    const record = (...texts: unknown[]) =>
      (window as unknown as { hostileCall: (text: string) => void }).hostileCall(
        `${location.href} ${texts.join(' ')} ${new Error('here').stack ?? ''}`,
      )
    Object.assign(window, { hostile: record, alert: record })
  })
  page.on('dialog', (dialog) => {
    executed.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => executed.push(`window ${popup.url()}`))
  await page.route('https://hostile.invalid/**', (route) => {
    executed.push(`request ${route.request().url()}`)
    return route.abort()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'hostile.invalid') executed.push(`request ${request.url()}`)
  })
  return executed
}

/** A server per Playwright worker, so that content published here appears in no other test. */
export const test = base.extend<object, { hostileSite: SiteServer }>({
  hostileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const site = await serveOwnSite(`hostile-content-${workerIndex}`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ hostileSite }, use) => {
    const url = new URL(hostileSite.url)
    url.hostname = 'localhost'
    await use(url.origin)
  },
})

/** Previews are sandboxed. Even without the sandbox nothing must be executed. */
export const allowScriptsInPreviews = (page: Page) =>
  page.route('**/preview/*', async (route) => {
    const response = await route.fetch(RETRY_OPTIONS)
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

/** All scripts of a document that are not data, and all event handler attributes. */
export const activeContent = (page: Page | Frame) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes].filter(
        ({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
      )
      return attributes.map(({ name }) => `${element.localName} ${name}`)
    })
    return found
  })

/** Interacts with the whole page: clicks, scrolls, opens what is closed. */
export const interactWithPage = (page: Page | Frame) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll('main *')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      element.dispatchEvent(new Event('pointerenter'))
    }
    scrollTo(0, document.body.scrollHeight)
  })

/** Opens several pages in parallel frames of one page, and waits until they are loaded: faster than sequentially. */
export const showFrames = async (page: Page, paths: readonly string[]) => {
  await open(page, '/help')
  await page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(
          (src) =>
            new Promise<void>((resolve) => {
              const frame = Object.assign(document.createElement('iframe'), { src, width: 1000, height: 700 })
              frame.addEventListener('load', () => resolve(), { once: true })
              document.body.append(frame)
            }),
        ),
      ),
    [...paths],
  )
}

export { expect }
