import { expect, open, test } from './fixtures.ts'

test('a printed article has its text and pictures, and no controls', async ({ page }) => {
  await open(page, '/article-pages/awaodori-2026-summer')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: '目次' })).toBeHidden()
  await expect(page.getByRole('list', { name: 'この記事を共有する' }).first()).toBeHidden()
  await expect(page.getByRole('button', { name: /^読み込む/ }).first()).toBeHidden()
  await expect(page.getByText('今日の営業').first()).toBeHidden()
  await expect(page.getByText('雨具を羽織って').or(page.locator('details p')).first()).toBeVisible()
  await expect(page.locator('main figure img').first()).toBeVisible()
})
