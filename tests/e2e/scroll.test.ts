import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const topOf = (page: Page, id: string) =>
  page.evaluate(
    (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN),
    id,
  )
const isInPlace = async (page: Page, id: string) => {
  const top = await topOf(page, id)
  return top >= 0 && top < 100
}
const isAtTop = (page: Page, id: string) => expect.poll(() => isInPlace(page, id)).toBe(true)

test('a new page starts at the top, back and forward restore the position, and a hash scrolls to its target', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: '宿をすべて見る' }).scrollIntoViewIfNeeded()
  // The position is saved a moment after scrolling.
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
  const information = page.getByRole('link', { name: '運営者情報' })
  await information.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  await information.click()
  await expect(page).toHaveURL('/about#Information')
  await isAtTop(page, 'Information')
  await page.goBack()
  await expect(page).toHaveURL('/about#CookiePolicy')
  // Within a page the browser restores the position, or the target if it left too soon after scrolling.
  await expect
    .poll(async () => (await scrolled(page)) === left || (await isInPlace(page, 'CookiePolicy')))
    .toBe(true)
})
