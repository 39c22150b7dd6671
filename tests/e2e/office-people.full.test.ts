import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

test('missing addresses and broken links are listed, and removed (R10, R39)', async ({ page }) => {
  await signInAsStaff(page, 'admin')
  const path = `/spots/nowhere-${crypto.randomUUID().slice(0, 8)}`
  for (let time = 0; time < 2; time++) await page.request.get(path)
  await expect(async () => {
    await open(page, '/$/not-found?sort=last')
    await expect(page.getByRole('row', { name: new RegExp(path) })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: `${path}を一覧から消す` }).click()
  await expect(page.getByRole('row', { name: new RegExp(path) })).toHaveCount(0)
  await open(page, '/$/broken-links')
  await heading(page, 'リンク切れ')
  await expect(page.getByText(/問題なし|リンク切れは/).first()).toBeVisible()
  await expectAccessible(page)
})
