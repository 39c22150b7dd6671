import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The map of all places. */
export const canvas = (page: Page) => page.getByRole('region', { name: /^場所をさがす地図/ })
export const listOf = (page: Page) => page.getByRole('region', { name: '表示中の場所' })
export const countOf = (page: Page) => listOf(page).getByRole('status')
export const pins = (page: Page) => page.locator('.maplibregl-marker:not([aria-label*="件の場所"])')
export const groups = (page: Page) => page.getByRole('button', { name: /件の場所を大きく表示$/ })
export const cardOf = (page: Page) => page.getByRole('region', { name: '選んだ場所' })

/** Waits for the map with its places: software rendering on a busy machine takes time. */
export const expectPlaces = async (page: Page) => {
  await expect(canvas(page)).toBeVisible({ timeout: 20_000 })
  await expect(countOf(page)).toHaveText(/\d件/)
  await expect(page.getByText('地図を読み込んでいます')).toHaveCount(0, { timeout: 20_000 })
}
