import { test as base, expect, type Page } from '@playwright/test'
import type { Sites } from '../sites.ts'

type Options = {
  /** Which of the two servers: `test.use({ serverDev: true })` for the developer's own. */
  serverDev: boolean
  /** The console errors this test provokes. Every other one fails it. */
  expectedErrors: RegExp
  /**
   * Whether the pictures of the site are drawn. A place for one has its size before it comes, and to draw them all
   * would take longer than the tests: only those about pictures ask for them.
   */
  realPictures: boolean
}

/** An empty picture of the size that its address asks for. */
const blank = (url: string): string => {
  const [, width = '512', height = '256'] = /width=(\d+)(?:,height=(\d+))?/.exec(url) ?? []
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
}

const sites = (): Sites => JSON.parse(process.env.TEST_SITES ?? '{}')

/** Where the site is as visitors get it. */
export const productionSite = () => sites().production

/** Where members of other services sign in. */
export const identityOrigin = () => sites().identity

/** Console errors and warnings of a page, and what it did not catch; the list grows while the page lives. */
export const troublesOf = (page: Page): string[] => {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      troubles.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  return troubles
}

export const test = base.extend<Options>({
  serverDev: [false, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  realPictures: [false, { option: true }],
  baseURL: async ({ serverDev }, use) => {
    await use(serverDev ? sites().development : productionSite())
  },
  page: async ({ page, expectedErrors, realPictures }, use) => {
    const troubles = troublesOf(page)
    if (!realPictures)
      await page.route('**/cdn-cgi/image/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: blank(route.request().url()) }),
      )
    await use(page)
    const unexpected = troubles.filter((trouble) => !expectedErrors.test(trouble))
    expect(unexpected, 'console errors and warnings').toEqual([])
  },
})

/** Resolves when React answers. Pages work before that; tests of what React does must wait for it. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

/** Opens an address as a reader would who touches the page at once, and waits until React answers. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  // React is loaded late: at the first sign of a reader, or when the browser is idle.
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await hydrated(page)
  return response
}

/** Resolves when navigations are looked after: the code for that comes behind React, and fetches the build's manifest. */
export const lookedAfter = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
  )

/** What the page asks the server for from now on: `document http://…/spots`, `fetch http://…`. */
export const requestsOf = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
  return requests
}

export { expect }
