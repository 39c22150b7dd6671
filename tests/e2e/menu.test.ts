import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { menu, opener, openMenu } from './menu.ts'

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

/** The position of the round button, measured from the corner. */
const cornerOf = async (page: Page, { width, height }: typeof DESK) => {
  const box = await opener(page).boundingBox()
  if (!box) throw new Error('no button')
  return { ...box, right: width - box.x - box.width, bottom: height - box.y - box.height }
}

test('the round button opens a full-screen menu; it closes by its button, Esc and a click outside, the focus returns, the page behind does not scroll, and a link in it navigates and closes it (R75, R76, R79)', async ({
  page,
}) => {
  await open(page, '/')
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    const before = await cornerOf(page, size)
    expect(before.width).toBeGreaterThanOrEqual(44)
    expect(before.width).toBe(before.height)
    await expect(opener(page)).toHaveCSS('border-radius', '50%')
    expect(before.right).toBeLessThanOrEqual(40)
    expect(before.bottom).toBeLessThanOrEqual(40)
    await page.evaluate(() => scrollTo(0, 1000))
    await expect.poll(() => cornerOf(page, size)).toEqual(before)
  }
  await openMenu(page)
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, ...DESK })
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await menu(page).getByRole('heading', { level: 2 }).click()
  await expect(menu(page)).toBeVisible()
  for (const close of [
    () => menu(page).getByRole('button', { name: '閉じる' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 450),
  ]) {
    if (!(await menu(page).isVisible())) await openMenu(page)
    await close()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await page.setViewportSize(PHONE)
  await openMenu(page)
  await menu(page).getByRole('link', { name: '沖縄県' }).scrollIntoViewIfNeeded()
  await page.mouse.click(22, 400)
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await openMenu(page)
  await menu(page).getByRole('link', { name: '沖縄県' }).click()
  await expect(page).toHaveURL('/pr/okinawa')
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('Tab and Shift+Tab stay inside the menu, also after a click on an empty part (R79)', async ({
  page,
}) => {
  await open(page, '/')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const first = menu(page).getByRole('button', { name: '閉じる' })
  const last = menu(page).getByRole('link', { name: '沖縄県' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'トップ' })).toBeFocused()
  // Beyond its ends is the browser, never the page behind.
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(
      await page.evaluate(() => document.activeElement?.closest('#root, .menu-opener')?.tagName),
      `${key} left the menu`,
    ).toBeUndefined()
  }
  await last.scrollIntoViewIfNeeded()
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
  await page.mouse.click(1000, y + height / 2)
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(
      await page.evaluate(() => document.activeElement?.closest('#root, .menu-opener')?.tagName),
      `${key} left the menu`,
    ).toBeUndefined()
  }
})
