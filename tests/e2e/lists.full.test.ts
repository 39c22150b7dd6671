import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { backFrom, facet, savedScroll } from './lists.ts'

const PHONE = { width: 390, height: 844 }
const filters = (page: Page) => page.locator('details[data-facet=all]')

test.describe(() => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })
  test('without JavaScript a list is filtered, sorted and reset, on a phone', async ({ page }) => {
    await page.goto('/spots')
    await page.getByText('しぼりこむ・並べかえる').click()
    await facet(page, 'category').locator('summary').click()
    await facet(page, 'category').getByRole('link', { name: /^温泉/ }).click()
    await expect(page).toHaveURL(`/spots?category=${encodeURIComponent('温泉')}`)
    await expect(page.getByRole('list', { name: '選んだ条件' })).toContainText('温泉')
    await page.getByText('しぼりこむ・並べかえる').click()
    await page.getByRole('link', { name: '五十音順' }).click()
    await expect(page).toHaveURL(/sort=kana/)
    await expect(page.getByRole('list', { name: '選んだ条件' })).toContainText('温泉')
    await page.getByRole('link', { name: '温泉を外す' }).click()
    await expect(page).toHaveURL('/spots?sort=kana')
    await expect(page.getByText('1–20件目')).toBeVisible()
  })
})

test.describe(() => {
  test.use({ viewport: PHONE })
  test('on a phone going back restores the open facets, and a new visit does not', async ({ page }) => {
    await open(page, '/gifts')
    await page.getByText('しぼりこむ・並べかえる').click()
    await facet(page, 'area').locator('summary').click()
    await page.locator('main article a').last().scrollIntoViewIfNeeded()
    await backFrom(page, await savedScroll(page), /\/gifts$/)
    await expect(filters(page)).toHaveAttribute('open')
    await expect(facet(page, 'area').getByRole('link', { name: /^京都府/ })).toBeVisible()
    await page.locator('main article a').last().click()
    await expect(page).toHaveURL(/\/gifts\/./)
    await page.getByRole('navigation', { name: 'パンくず' }).getByRole('link', { name: 'おみやげ' }).click()
    await expect(page).toHaveURL('/gifts')
    await expect(filters(page)).not.toHaveAttribute('open')
  })
})
