import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Does something with every context of a browser that is opened from now on, with or without the fixtures of a test.
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
