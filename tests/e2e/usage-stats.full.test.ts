import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'

test.use({
  expectedErrors: /status of 500/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}、`) })

test('a level that fails to save is reverted and can be retried; unavailable statistics say so (R43)', async ({
  page,
  request,
}) => {
  await startSession(page, await newMember(request))
  const usage = (url: URL) => url.pathname === '/v1/me/stats/usage'
  const broken = { status: 500, json: { errors: [{ code: 'E10500', message: 'こわれています。' }] } }
  await page.route(usage, (route) => route.fulfill(broken))
  await open(page, '/@/stats/usage')
  await expect(page.getByRole('alert').filter({ hasText: 'こわれています。' })).toBeVisible()
  await page.unroute(usage)
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(tile(page, '沖縄県')).toHaveAccessibleName('沖縄県、未訪')

  await page.route('**/v1/me/stats/prefectures/47', (route) => route.fulfill(broken))
  await tile(page, '沖縄県').click()
  await page.getByRole('dialog').getByRole('radio', { name: /^訪問/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: '決定' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '沖縄県を変更できませんでした。' })).toBeVisible()
  await expect(tile(page, '沖縄県')).toHaveAccessibleName('沖縄県、未訪')
  await page.unroute('**/v1/me/stats/prefectures/47')
  await page.getByRole('button', { name: 'もう一度' }).click()
  await expectNotification(page, '沖縄県を「訪問」にしました。')
  await expect(tile(page, '沖縄県')).toHaveAccessibleName('沖縄県、訪問')
})
