import type { Page } from '@playwright/test'
import { expect, navigationReady, open, test } from './fixtures.ts'

// Durations are tested in renderer/shell/messages/*.test.ts; here messages are seen, clicked and hovered.
test.use({ serverDev: true })

const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page) => page.getByRole('status', { name: 'お知らせ' })

test('a flash can be closed, and disappears after its time or with its page once seen for a second; a dialog appears after 100 milliseconds, and a form waits for pending loads (R154, R155, R156, R158, R159, R266)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/_/messages')
  const flash = page.getByText('夏の特集を公開しました。')
  await show(page, 'フラッシュ')
  await expect(flash).toBeAttached()
  await page.clock.runFor(4000)
  await expect(flash).not.toBeAttached()
  await show(page, '残るフラッシュ')
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: '閉じる', exact: true }).click()
  await expect(page.getByText('明日の2時から')).not.toBeAttached()

  // The clock is stopped from here on.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await show(page, 'フラッシュ')
  await expect(flash).toBeAttached()
  await page.clock.runFor(900)
  await page.getByRole('link', { name: '条件を変える' }).click()
  await expect(page).toHaveURL(/again=1$/)
  await expect(flash).toBeAttached()
  await page.clock.runFor(1200)
  await page.goBack()
  await expect(page).not.toHaveURL(/again=1$/)
  await expect(flash).not.toBeAttached()

  await show(page, '閉じない確認')
  const dialog = page.locator('dialog', { hasText: '保存に失敗する確認です。' })
  await expect(dialog).toBeAttached()
  await page.clock.runFor(99)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await show(page, '待つフォーム')
  await page.clock.runFor(200)
  const accept = page.locator('dialog button', { hasText: '送る' })
  await expect(accept).toBeDisabled()
  await page.clock.runFor(1300)
  await expect(accept).toBeEnabled()
})

test('the loader covers the screen; a flash shown just before a document load appears in the next document (R149, R164, R267)', async ({
  page,
}) => {
  await open(page, '/_/messages')
  await show(page, '読み込み')
  const loader = page.getByRole('dialog', { name: '読み込み中' })
  await expect(loader).toBeVisible()
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(loader).toBeHidden()
  await navigationReady(page)
  await show(page, '成功')
  await expect(status(page).getByRole('listitem')).toHaveCount(1)
  await page.goto('/help')
  await expect(status(page).getByRole('listitem')).toHaveText(/保存しました。/)
})
