import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const opener = (page: Page) => page.getByRole('button', { name: 'メニューを開く' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'menu' })

export const openMenu = async (page: Page) => {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}
