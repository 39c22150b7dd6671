import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('pages and their links work without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href="/spots"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/スポット/)
})
