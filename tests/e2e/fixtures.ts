import { writeFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { BLANK_PICTURES } from '../blank-pictures.ts'
import type { Sites } from '../sites.ts'
import { onEveryContext } from './every-context.ts'
import { watchPolicies } from './policy-violations.ts'
import { logRequests } from './request-log.ts'
import { sendAgain } from './sent-again.ts'

type Options = {
  /** Which of the two servers: `test.use({ serverDev: true })` for the developer's own. */
  serverDev: boolean
  /** The console errors this test provokes. Every other one fails it. */
  expectedErrors: RegExp
  /**
   * Whether the pictures of the site are those that it draws, or empty ones (tests/blank-pictures.ts), in every context
   * of the test. Only tests about pictures ask for them.
   */
  realPictures: boolean
}

const sites = (): Sites => JSON.parse(process.env.TEST_SITES ?? '{}')

/** Where the site is as visitors get it. */
export const productionSite = () => sites().production

/** Where members of other services sign in. */
export const identityOrigin = () => sites().identity

/** Playwright says so where playwright.config.ts blocks it; the area works without. */
const WITHOUT_SERVICE_WORKER = /Service Worker registration blocked by Playwright/

/** Console errors and warnings of a page, and what it did not catch; the list grows while the page lives. */
export const troublesOf = (page: Page): string[] => {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !WITHOUT_SERVICE_WORKER.test(message.text()))
      troubles.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => troubles.push(String(error)))
  return troubles
}

type Watched = {
  /** What browsers refused since the last look, for the policy of a page. Whoever provokes it takes it out. */
  violations: string[]
  /** The requests of all pages since the last look, while traces are recorded. */
  requests: string[]
  sentAgain: undefined
}

export const test = base.extend<Options & { noViolations: undefined; requestLog: undefined }, Watched>({
  violations: [
    async ({ browser }, use) => {
      const seen: string[] = []
      const stop = watchPolicies(browser, seen)
      await use(seen)
      stop()
    },
    { scope: 'worker', auto: true },
  ],
  noViolations: [
    async ({ violations }, use) => {
      await use(undefined)
      expect(violations.splice(0), 'what the policy of a page refused').toEqual([])
    },
    { auto: true },
  ],
  requests: [
    async ({ browser, trace }, use) => {
      const lines: string[] = []
      const stop =
        trace === 'off' ? () => {} : onEveryContext(browser, (context) => logRequests(context, lines))
      await use(lines)
      stop()
    },
    { scope: 'worker', auto: true },
  ],
  sentAgain: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      const stop = sendAgain(request)
      await use(undefined)
      stop()
      await request.dispose()
    },
    { scope: 'worker', auto: true },
  ],
  requestLog: [
    async ({ requests }, use, testInfo) => {
      await use(undefined)
      if (requests.length === 0) return
      const path = testInfo.outputPath('requests.txt')
      writeFileSync(path, requests.splice(0).join('\n'))
      testInfo.attachments.push({ name: 'requests', path, contentType: 'text/plain' })
    },
    { auto: true },
  ],
  serverDev: [false, { option: true }],
  expectedErrors: [/(?!)/, { option: true }],
  realPictures: [false, { option: true }],
  baseURL: async ({ serverDev }, use) => {
    await use(serverDev ? sites().development : productionSite())
  },
  storageState: async ({ realPictures }, use) => {
    await use({ cookies: realPictures ? [] : BLANK_PICTURES, origins: [] })
  },
  page: async ({ page, expectedErrors }, use) => {
    const troubles = troublesOf(page)
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
