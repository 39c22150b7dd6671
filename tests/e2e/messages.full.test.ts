import type { Page } from '@playwright/test'
import { expect, navigationReady, open, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'

// Durations are tested in renderer/shell/messages/*.test.ts; here messages are seen, clicked and hovered.
test.use({ serverDev: true })

const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const status = (page: Page) => page.getByRole('status', { name: 'お知らせ' })

test('messages are announced in order, stay while hovered or focused, disappear by themselves, and close with one click (R146, R147, R148, R221, R262)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/_/messages')
  await show(page, 'お知らせ')
  const item = status(page).getByRole('listitem')
  await expect(item).toContainText('お気に入りから外しました。')
  await item.hover()
  await page.clock.runFor(60_000)
  await expect(item).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5000)
  await expect(item).toBeHidden()

  await show(page, 'お知らせ')
  const undo = status(page).getByRole('button', { name: '元に戻す' })
  await undo.focus()
  await page.clock.runFor(60_000)
  await undo.press('Enter')
  await expect(page.getByText('元に戻しました')).toBeVisible()
  await expect(undo).toBeHidden()

  // The clock is stopped from here on.
  await stopClock(page)
  for (const name of ['成功', '注意', '失敗']) await show(page, name)
  await expect(item).toHaveText([/保存しました/, /別の人が編集/])
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/エラーが発生しました/])
  const all = page.getByRole('button', { name: 'すべて閉じる' })
  await all.press('Enter')
  await expect(page.getByRole('button', { name: 'お知らせを閉じる' })).toHaveCount(0)
  await expect(all).toHaveCount(0)
  for (const name of ['成功', '注意']) await show(page, name)
  await status(page).getByRole('button', { name: 'お知らせを閉じる' }).first().click()
  await expect(item).toHaveText(/別の人が編集/)
})

test('dialogs are shown one at a time, busy during their action, show errors, close when the path or query changes, and return the focus (R150–R154, R184, R267)', async ({
  page,
}) => {
  await open(page, '/_/messages')
  await show(page, '確認')
  const first = page.getByRole('dialog', { name: /兼六園/ })
  await first.getByRole('button', { name: '下書きに戻す' }).click()
  await expect(first.getByRole('button', { name: '下書きに戻す' })).toBeDisabled()
  await expect(first.getByRole('button', { name: 'キャンセル' })).toBeDisabled()
  const second = page.getByRole('dialog', { name: /偕楽園/ })
  await expect(second).toBeVisible()
  await expect(first).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(second).toBeHidden()
  await expect(page.getByText('下書きに戻しました')).toBeVisible()
  await expect(page.getByRole('button', { name: '確認', exact: true })).toBeFocused()

  const dialog = page.getByRole('dialog')
  await show(page, '閉じない確認')
  await dialog.getByRole('button', { name: '決定' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('別の人が更新しました。')
  await expect(dialog.getByRole('button', { name: '決定' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'キャンセル' }).click()
  await expect(dialog).toBeHidden()

  await show(page, 'フォーム')
  const accept = dialog.getByRole('button', { name: '差し戻す' })
  const title = dialog.getByRole('textbox', { name: '件名' })
  const reason = dialog.getByRole('textbox', { name: '理由' })
  await expect(accept).toBeDisabled()
  await expect(title).toBeFocused()
  await reason.click()
  await expect(title).toHaveAccessibleDescription('必須項目です。')
  await expect(reason).toHaveAttribute('rows', '6')
  await title.fill('料金')
  await reason.fill('古い')
  await accept.click()
  await expect(page.getByText('料金／古い')).toBeVisible()

  await show(page, '確認')
  await expect(dialog).toBeVisible()
  await page.evaluate(() => (location.hash = '#here'))
  await expect(page).toHaveURL(/#here$/)
  await expect(dialog).toBeVisible()
  // Links below a dialog cannot be clicked; scripts can navigate.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="?again=1"]')?.click())
  await expect(page).toHaveURL(/again=1$/)
  await expect(dialog).toBeHidden()
})

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
  await stopClock(page)
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
