import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Runs a function for every browser context opened from now on, with or without fixtures.
 * @returns how to stop
 */
export function onEveryContext(
  browser: Browser,
  prepare: (context: BrowserContext) => Promise<void> | void,
): () => void {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await open(options)
    await prepare(context)
    return context
  }
  return () => {
    browser.newContext = open
  }
}
