import type { Page } from '@playwright/test'
import { BUILT_IN_REGIONS } from '#domain/built-in-regions.ts'
import { expect, open, test } from './fixtures.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'メニューを開く' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'menu' })

const openMenu = async (page: Page) => {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('a round button of at least 44 pixels stays at the bottom right (R75)', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await open(page, '/')
    const corner = async () => {
      const box = await opener(page).boundingBox()
      if (!box) throw new Error('no button')
      return { ...box, right: size.width - box.x - box.width, bottom: size.height - box.y - box.height }
    }
    const before = await corner()
    expect(before.width).toBeGreaterThanOrEqual(44)
    expect(before.width).toBe(before.height)
    await expect(opener(page)).toHaveCSS('border-radius', '50%')
    expect(before.right).toBeLessThanOrEqual(40)
    expect(before.bottom).toBeLessThanOrEqual(40)
    await page.evaluate(() => scrollTo(0, 1000))
    await expect.poll(corner).toEqual(before)
  }
})

test('it opens a menu over the whole screen (R76)', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 900 })
  await expect(menu(page).getByRole('heading', { level: 2 })).toHaveText('menu')
})

test('the menu has the eight shortcuts (R77)', async ({ page }) => {
  await open(page, '/help')
  await openMenu(page)
  const shortcuts = menu(page).getByRole('navigation', { name: 'メニュー' }).getByRole('link')
  expect(await shortcuts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/features',
    '/article-pages',
    '/spots',
    '/hotels',
    '/gifts',
    '/goods',
    '/campaigns',
  ])
})

test('the menu has the prefectures by region: 7 groups, 47 links (R6, R78)', async ({ page }) => {
  await open(page, '/help')
  await openMenu(page)
  const search = menu(page).getByRole('navigation', { name: '都道府県からさがす' })
  await expect(search.getByRole('heading', { level: 4 })).toHaveText(BUILT_IN_REGIONS.map(({ name }) => name))
  for (const { name, prefectures } of BUILT_IN_REGIONS) {
    const group = search.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(group.getByRole('link')).toHaveText(prefectures.map(({ name }) => name))
  }
  const hrefs = await search
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(
    BUILT_IN_REGIONS.flatMap(({ prefectures }) => prefectures.map(({ slug }) => `/pr/${slug}`)),
  )
  expect(new Set(hrefs).size).toBe(47)
})

test('the menu closes when it leads to another page (R79)', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  await menu(page).getByRole('link', { name: '京都府' }).click()
  await expect(page).toHaveURL('/pr/kyoto')
  await expect(menu(page)).toBeHidden()
  // Same layout, other path: nothing is drawn anew that would close it by itself.
  await openMenu(page)
  await menu(page).getByRole('link', { name: '大阪府' }).click()
  await expect(page).toHaveURL('/pr/osaka')
  await expect(menu(page)).toBeHidden()
})

test('the menu closes when it leads to the page one is on', async ({ page }) => {
  await open(page, '/spots')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'スポット' }).click()
  await expect(menu(page)).toBeHidden()
})

test('the menu closes when only the query changes, and when one goes back (R79)', async ({ page }) => {
  await open(page, '/spots')
  await page.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL('/spots?page=2')
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/spots')
  await expect(menu(page)).toBeHidden()
})

test('the menu closes when only the hash changes (R79)', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('link', { name: '利用規約' }).click()
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(menu(page)).toBeHidden()
})

test('the menu closes by its button, by Esc and by a click beside it, and the focus returns (R79)', async ({
  page,
}) => {
  await open(page, '/')
  for (const close of [
    () => menu(page).getByRole('button', { name: '閉じる' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(40, 450),
  ]) {
    await openMenu(page)
    await close()
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
  await openMenu(page)
  await menu(page).getByRole('heading', { level: 2 }).click()
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await openMenu(page)
  await menu(page).getByRole('link', { name: '沖縄県' }).scrollIntoViewIfNeeded()
  await page.mouse.click(22, 400)
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Tab and Shift+Tab stay inside the menu (R79)', async ({ page }) => {
  await open(page, '/')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const first = menu(page).getByRole('button', { name: '閉じる' })
  const last = menu(page).getByRole('link', { name: '沖縄県' })
  await expect(first).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page).getByRole('link', { name: 'トップ' })).toBeFocused()
})

test('Tab finds back into the menu after a click on its empty space (R79)', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  const last = menu(page).getByRole('link', { name: '沖縄県' })
  await last.scrollIntoViewIfNeeded()
  const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
  await page.mouse.click(1000, y + height / 2)
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(
      await menu(page).evaluate((element) => element.contains(document.activeElement)),
      `${key} left the menu`,
    ).toBe(true)
  }
})

test('the page behind the menu does not scroll, and does again when it is closed', async ({ page }) => {
  await open(page, '/')
  await openMenu(page)
  await page.mouse.wheel(0, 600)
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await openMenu(page)
  await menu(page).getByRole('link', { name: '宿', exact: true }).click()
  await expect(page).toHaveURL('/hotels')
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript the menu opens, leads on and closes (R75, R76, R79)', async ({ page }) => {
    await page.goto('/')
    await openMenu(page)
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await menu(page).getByRole('button', { name: '閉じる' }).click()
    await expect(menu(page)).toBeHidden()
    await openMenu(page)
    await menu(page).getByRole('link', { name: '京都府' }).click()
    await expect(page).toHaveURL('/pr/kyoto')
    await expect(menu(page)).toBeHidden()
  })
})
