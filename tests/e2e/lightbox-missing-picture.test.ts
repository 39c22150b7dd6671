import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 500/ })

test('a large picture that cannot be had leaves the small one, and says so', async ({ page }) => {
  await open(page, '/article-pages/chubu-water-mirror-views')
  const picture = page.locator('main a[data-zoom]').nth(1)
  const large = (await picture.getAttribute('href')) ?? ''
  await page.route(
    ({ href }) => href.endsWith(large),
    (route) => route.fulfill({ status: 500 }),
  )
  await picture.click()
  await expect(page.getByRole('dialog', { name: '写真' })).toContainText('大きな写真を読み込めませんでした。')
})
