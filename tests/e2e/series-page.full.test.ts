import { expect, open, test } from './fixtures.ts'

const SERIES = '窓ぎわの各駅停車'

test('from one of its articles a reader goes on to the next, and to all of the series', async ({ page }) => {
  await open(page, '/article-pages/minobu-line-fuji-two-days')
  const navigation = page.getByRole('navigation', { name: `連載「${SERIES}」` })
  await expect(page.getByText('第2回')).toBeVisible()
  await navigation.getByRole('link', { name: /^次の回/ }).click()
  await expect(page).toHaveURL('/article-pages/sanin-line-three-days')
  await expect(page.getByText('第3回')).toBeVisible()
  await navigation.getByRole('link', { name: /^前の回/ }).click()
  await expect(page.getByText('第2回')).toBeVisible()
  await page.getByRole('link', { name: `連載「${SERIES}」`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SERIES)
  const parts = page.getByRole('main').locator('ol').last().getByRole('heading', { level: 3 })
  await expect(parts).toHaveCount(5)
  await parts.first().getByRole('link').click()
  await expect(page.getByText('第1回')).toBeVisible()
  await expect(navigation.getByRole('link', { name: /^前の回/ })).toHaveCount(0)
})

test('an article of a series can be read on without scripts', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/article-pages/minobu-line-fuji-two-days')
  await page.getByRole('link', { name: /^次の回/ }).click()
  await expect(page).toHaveURL('/article-pages/sanin-line-three-days')
  await page.goto('/article-pages/yamaga-toro-2026')
  await page.getByRole('link', { name: '注1', exact: true }).click()
  await expect(page.getByRole('heading', { name: '注と出典' })).toBeInViewport()
  await page.getByRole('link', { name: '注1の場所へ戻る' }).click()
  await expect(page.getByRole('link', { name: '注1', exact: true })).toBeInViewport()
})
