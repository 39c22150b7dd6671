import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )
const isAtTop = async (page: Page, id: string) => {
  await expect.poll(() => topOf(page, id)).toBeLessThan(100)
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(0)
}

test('a new page starts at the top, back and forward restore the position, and a hash scrolls to its target', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: '宿をすべて見る' }).scrollIntoViewIfNeeded()
  // The position is saved a moment after scrolling.
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

  await page.getByRole('link', { name: 'クッキーポリシー' }).click()
  await expect(page).toHaveURL('/about#CookiePolicy')
  await isAtTop(page, 'CookiePolicy')
  await page.getByRole('link', { name: '運営者情報' }).click()
  await expect(page).toHaveURL('/about#Information')
  await isAtTop(page, 'Information')
  await page.goBack()
  await expect(page).toHaveURL('/about#CookiePolicy')
  await isAtTop(page, 'CookiePolicy')
})
