import { expect, open, test } from './fixtures.ts'
import { menu, openMenu } from './menu.ts'

test('the menu closes on navigation to another or the same page, and when the query or the hash changes (R79)', async ({
  page,
}) => {
  await open(page, '/spots')
  await openMenu(page)
  await menu(page).getByRole('link', { name: 'スポット' }).click()
  await expect(menu(page)).toBeHidden()
  await page.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL('/spots?page=2')
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/spots')
  await expect(menu(page)).toBeHidden()
  // Kyoto and Osaka share a layout, so nothing is remounted that would close the menu.
  for (const [name, path] of [
    ['京都府', '/pr/kyoto'],
    ['大阪府', '/pr/osaka'],
  ] as const) {
    await openMenu(page)
    await menu(page).getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  }
  await page.getByRole('link', { name: '利用規約' }).click()
  await expect(page).toHaveURL('/about#Terms')
  await page.getByRole('link', { name: 'プライバシーポリシー' }).last().click()
  await expect(page).toHaveURL('/about#PrivacyPolicy')
  await openMenu(page)
  await page.goBack()
  await expect(page).toHaveURL('/about#Terms')
  await expect(menu(page)).toBeHidden()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript the menu opens, navigates and closes (R75, R76, R79)', async ({ page }) => {
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
