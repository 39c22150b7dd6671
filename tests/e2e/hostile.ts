import type { Frame, Page } from '@playwright/test'
import type { SiteServer } from '#scripts/local/serve.ts'
import { serveOwnSite } from '../sites.ts'
import { test as base, expect, open } from './fixtures.ts'
import { SENT_AGAIN } from './sent-again.ts'

/** What of a page came to life that should be letters: calls, dialogs, windows, and questions to a stranger. */
export type Executed = string[]

/** Watches a page and all its frames. The page's own scripts run as ever. */
export const watchExecution = async (page: Page): Promise<Executed> => {
  const executed: Executed = []
  await page.exposeFunction('hostileCall', (text: string) => executed.push(text))
  await page.addInitScript(() => {
    const tell = (...texts: unknown[]) =>
      (window as unknown as { hostileCall: (text: string) => void }).hostileCall(
        `${location.href} ${texts.join(' ')} ${new Error('here').stack ?? ''}`,
      )
    Object.assign(window, { hostile: tell, alert: tell })
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

/** A site of a worker's own: what is published here is on no page of another test. */
export const test = base.extend<object, { hostileSite: SiteServer }>({
  hostileSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
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

/** Previews run nothing whatever they hold. Without what forbids it, they must run nothing all the same. */
export const allowScriptsInPreviews = (page: Page) =>
  page.route('**/preview/*', async (route) => {
    const response = await route.fetch(SENT_AGAIN)
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })

/** Every script of a document that is not data, and every attribute that would run: what a mutation leaves behind. */
export const livingParts = (page: Page | Frame) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes].filter(
        ({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value),
      )
      return attributes.map(({ name }) => `${element.localName} ${name}`)
    })
    return found
  })

/** Everything that a reader may do on a page: touch it, scroll through it, open what is closed. */
export const touchThePage = (page: Page | Frame) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll('main *')) {
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      element.dispatchEvent(new Event('pointerenter'))
    }
    scrollTo(0, document.body.scrollHeight)
  })

/** Opens several pages of the site side by side in one, and waits until each is there: quicker than one after the other. */
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
