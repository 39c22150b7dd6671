import type { Locator } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('in forced colours the map has its tiles and marks the current prefecture', async ({ page }) => {
  await open(page, '/pr/kyoto')
  const map = page.getByRole('navigation', { name: '都道府県の地図' })
  const fillOf = (name: string) =>
    map.getByRole('link', { name }).evaluate((tile) => getComputedStyle(tile).backgroundColor)
  await expect(map.getByRole('link', { name: '大阪府' })).toHaveCSS('border-block-start-style', 'solid')
  expect(await fillOf('大阪府')).toBe(await fillOf('北海道'))
  expect(await fillOf('京都府')).not.toBe(await fillOf('大阪府'))
})

test('in forced colours the focus is outlined', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid')
  await expect(page.locator(':focus')).toHaveCSS('outline-width', '2px')
})

test('in forced colours search terms and the current page are highlighted', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await open(page, `/search/=/${encodeURIComponent('keyword=温泉')}`)
  await expect(page.locator('mark').first()).not.toHaveCSS('background-color', await paper())
  await open(page, '/spots?page=2')
  const pages = page.getByRole('navigation', { name: 'ページ送り' })
  const fillOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
  const other = pages.getByRole('link', { name: '3ページ目', exact: true })
  expect(await fillOf(pages.locator('[aria-current=page]'))).not.toBe(await fillOf(other))
})
