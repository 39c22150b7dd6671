import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('pages and their links work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href="/spots"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/スポット/)
})

test('the search form works without JavaScript (R17)', async ({ page }) => {
  await page.goto('/search')
  await page.getByLabel('キーワード').fill('城崎')
  await page.getByRole('button', { name: 'さがす' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('「城崎」の検索結果')
  await expect(page.getByRole('link', { name: '城崎温泉' }).first()).toBeVisible()
})
