import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

/** Tabs from where the focus is, at most so many times, until the element has it. */
const tabTo = async (page: Page, role: 'button' | 'link', name: string) => {
  const element = page.getByRole(role, { name, exact: true })
  for (let steps = 0; steps < 300; steps++) {
    await page.keyboard.press('Tab')
    if (await element.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${name} is not reached with Tab`)
}

test('the first stop of the keyboard is the way past the header, and it works', async ({ page }) => {
  for (const path of ['/', '/search', '/login', '/article-pages', '/features']) {
    await open(page, path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: '本文へ移動' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page).toHaveURL(`${path}#main`)
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('the way past the header works without JavaScript', async ({ page }) => {
    await page.goto('/spots')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

test('the keyboard reaches the header, the page, the footer and the menu, in this order', async ({
  page,
}) => {
  await page.goto('/help')
  await hydrated(page)
  await tabTo(page, 'link', '本文へ移動')
  await tabTo(page, 'link', 'さがす')
  await tabTo(page, 'link', '利用規約')
  await tabTo(page, 'button', 'メニューを開く')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeVisible()
  await tabTo(page, 'link', '北海道')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pr/hokkaido')
  await expect(page.getByRole('main')).toBeFocused()
})

test('what has the focus is outlined', async ({ page }) => {
  await open(page, '/')
  for (const name of ['さがす', '記事をすべて見る']) {
    const link = page.getByRole('link', { name, exact: true }).first()
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline-style', 'solid')
    await expect(link).toHaveCSS('outline-width', '2px')
  }
})
