import { expect, open, test } from './fixtures.ts'

// Its links and texts are tested in tests/worker/every-document.test.ts.
test('the first link of the footer leads to the top of the top page (R74)', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'トップページ' }).click()
  await expect(page).toHaveURL('/#Top')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
