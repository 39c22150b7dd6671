import { expect, type Page } from '@playwright/test'

/** Stops the installed clock of a page, a second ahead: on a slow machine that may be past when it is told. */
export const stopClock = (page: Page) =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass()
