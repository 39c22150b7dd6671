import type { Page } from '@playwright/test'
import { navigationReady, open } from './fixtures.ts'

export const skeleton = (page: Page) => page.locator('[data-skeleton]')
export const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

/** Opens a URL and waits until navigation is set up. */
export const openWithNavigation = async (page: Page, path: string) => {
  await open(page, path)
  await navigationReady(page)
}

/** Delays the payload of a page until released. */
export const delayPayload = async (page: Page, path: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}/_payload.json?*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
