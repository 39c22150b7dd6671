import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const facet = (page: Page, name: string) => page.locator(`details[data-facet=${name}]`)
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** The scroll position, which is saved a moment after scrolling. */
export const savedScroll = async (page: Page) => {
  return scrolled(page)
}

export const backFrom = async (page: Page, before: number, address: RegExp) => {
  await page.locator('main article a').last().click()
  await expect(page).toHaveURL(/\/(spots|hotels|gifts|article-pages)\/[^?]+$/)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect.poll(() => scrolled(page)).toBe(before)
}
