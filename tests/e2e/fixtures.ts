import { test as base, expect, type Page } from '@playwright/test'
import type { Sites } from '../sites.ts'

type Options = {
  /** Which of the two servers: `test.use({ serverDev: true })` for the developer's own. */
  serverDev: boolean
  /** Console errors this test provokes. Every other one fails it. */
  expectedErrors: RegExp[]
}

const sites = (): Sites => JSON.parse(process.env.TEST_SITES ?? '{}')

export const test = base.extend<Options>({
  serverDev: [false, { option: true }],
  expectedErrors: [[], { option: true }],
  baseURL: async ({ serverDev }, use) => {
    await use(serverDev ? sites().development : sites().production)
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
    expect(unexpected, 'console errors').toEqual([])
  },
})

/** Resolves when React answers. Pages work before that; tests of what React does must wait for it. */
export const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '')

export { expect }
