import { writeFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { BLANK_PICTURES } from '../blank-pictures.ts'
import type { Sites } from '../sites.ts'
import { onEveryContext } from './every-context.ts'
import { recordPolicyViolations } from './policy-violations.ts'
import { logRequests } from './request-log.ts'
import { retryRequests } from './retries.ts'

type Options = {
  /** Which of the two servers: `test.use({ serverDev: true })` for the development server. */
  serverDev: boolean
  /** The console errors that this test provokes. Any other one fails it. */
  expectedErrors: RegExp
  /**
   * Whether pictures are real or blank (tests/blank-pictures.ts), in every context of the test. Only tests about
   * pictures need real ones.
   */
  realPictures: boolean
}

const sites = (): Sites => JSON.parse(process.env.TEST_SITES ?? '{}')

/** The site as visitors get it. */
export const productionSite = () => sites().production

/** The stand-in of the external providers. */
export const identityOrigin = () => sites().identity

/** Logged by Playwright where playwright.config.ts blocks service workers; the area works without. */
const WITHOUT_SERVICE_WORKER = /Service Worker registration blocked by Playwright/

/** A transition between documents that was skipped. Without scripts no page can say that it is no error. */
const SKIPPED_TRANSITION = /^\w+Error: Transition was /

/** Console errors, warnings and uncaught errors of a page; the list grows while the page is open. */
export const consoleErrorsOf = (page: Page): string[] => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !WITHOUT_SERVICE_WORKER.test(message.text()))
      problems.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

type Watched = {
  /** CSP violations since the last check. Tests that provoke one remove it. */
  violations: string[]
  /** Requests of all pages since the last check, while traces are recorded. */
  requests: string[]
  retries: undefined
}

export const test = base.extend<Options & { noViolations: undefined; requestLog: undefined }, Watched>({
  violations: [
    async ({ browser }, use) => {
      const seen: string[] = []
      const stop = recordPolicyViolations(browser, seen)
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
  retries: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext()
      const stop = retryRequests(request)
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
  page: async ({ page, expectedErrors, javaScriptEnabled }, use) => {
    const problems = consoleErrorsOf(page)
    await use(page)
    const unexpected = problems.filter(
      (problem) => !expectedErrors.test(problem) && (javaScriptEnabled || !SKIPPED_TRANSITION.test(problem)),
    )
    expect(unexpected, 'console errors and warnings').toEqual([])
  },
})

/** Starts the app, as an intent of the reader does, and resolves after hydration. */
export const hydrated = async (page: Page) => {
  await page.evaluate(async () => {
    await import(document.querySelector<HTMLScriptElement>('script[src*=reading]')?.src ?? '')
    dispatchEvent(new Event('start'))
  })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Opens a URL, starts its app, and waits for hydration. */
export const open = async (page: Page, path: string) => {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
  return response
}

/** Resolves when navigation is set up: its code is loaded after hydration and fetches the build's manifest. */
export const navigationReady = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/meta/')),
  )

/** The requests of the page from now on: `document http://…/spots`, `fetch http://…`. */
export const requestsOf = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
  return requests
}

export { expect }
