import type { Page } from '@playwright/test'
import { lookedAfter, open } from './fixtures.ts'

export const skeleton = (page: Page) => page.locator('[data-skeleton]')
export const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

/** Opens an address and waits until its links are looked after. */
export const openLookedAfter = async (page: Page, path: string) => {
  await open(page, path)
  await lookedAfter(page)
}

/** Holds back the data of a page until the test lets it go. */
export const holdBack = async (page: Page, path: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}/_payload.json?*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
