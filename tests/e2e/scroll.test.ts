import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )

test('a new page begins at its top, and going back and forward returns to where one was', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: '宿をすべて見る' }).scrollIntoViewIfNeeded()
  // The position is kept a moment after the scrolling.
  await page.waitForFunction(() => history.state.vike.scrollPosition?.y === scrollY)
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page).toHaveURL('/hotels')
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL('/hotels')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a link to a part of another page shows that part', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'クッキーポリシー' }).click()
  await expect(page).toHaveURL('/about#CookiePolicy')
  await expect.poll(() => topOf(page, 'CookiePolicy')).toBeLessThan(100)
  expect(await topOf(page, 'CookiePolicy')).toBeGreaterThanOrEqual(0)
})

test('a link to a part of the same page scrolls there, and back returns', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: '運営者情報' }).click()
  await expect(page).toHaveURL('/about#Information')
  await expect.poll(() => topOf(page, 'Information')).toBeLessThan(100)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
