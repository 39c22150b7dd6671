import type { Page } from '@playwright/test'
import { expect, lookedAfter, open, test } from './fixtures.ts'

test.use({ serverDev: true })

const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
/** No time passes any more. What draws messages is there by then. */
const stopClock = async (page: Page) => {
  await show(page, '成功')
  await expect(status(page).getByRole('listitem')).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
const status = (page: Page) => page.getByRole('status', { name: 'お知らせ' })

test('a message appears where a screen reader hears it, stays while it is pointed at, and goes by itself (R146, R147, R262)', async ({
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
})

test('many messages are taken away with one press (R148)', async ({ page }) => {
  await page.clock.install()
  await open(page, '/_/messages')
  for (const name of ['お知らせ', '成功', '失敗']) await show(page, name)
  const all = page.getByRole('button', { name: 'すべて閉じる' })
  await all.press('Enter')
  await expect(page.getByRole('button', { name: 'お知らせを閉じる' })).toHaveCount(0)
  await expect(all).toHaveCount(0)
})

test('the focus holds a message too, and what it offers can be done (R148)', async ({ page }) => {
  await page.clock.install()
  await open(page, '/_/messages')
  await show(page, 'お知らせ')
  const undo = status(page).getByRole('button', { name: '元に戻す' })
  await undo.focus()
  await page.clock.runFor(60_000)
  await undo.press('Enter')
  await expect(page.getByText('元に戻しました')).toBeVisible()
  await expect(undo).toBeHidden()
})

test('messages stand in the order in which they came; a failure is an alert (R147, R221)', async ({
  page,
}) => {
  await open(page, '/_/messages')
  for (const name of ['成功', '注意', '失敗']) await show(page, name)
  await expect(status(page).getByRole('listitem')).toHaveText([/保存しました/, /別の人が編集/])
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/エラーが発生しました/])
  await status(page).getByRole('button', { name: 'お知らせを閉じる' }).first().click()
  await expect(status(page).getByRole('listitem')).toHaveCount(1)
})

test('a flash fades in, goes after its time and can be closed before (R155, R156, R158)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/_/messages')
  await show(page, 'フラッシュ')
  const flash = page.getByText('夏の特集を公開しました。')
  await expect(flash).toBeAttached()
  await page.clock.runFor(4000)
  await expect(flash).not.toBeAttached()
  await show(page, '残るフラッシュ')
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: '閉じる', exact: true }).click()
  await expect(page.getByText('明日の2時から')).not.toBeAttached()
})

test('a flash goes with its page once it was seen for a second, not sooner (R159, R266)', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/_/messages')
  const flash = page.getByText('夏の特集を公開しました。')
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
})

test('a dialog enters after 100 milliseconds (R266)', async ({ page }) => {
  await page.clock.install()
  await open(page, '/_/messages')
  await stopClock(page)
  await show(page, '閉じない確認')
  const dialog = page.locator('dialog', { hasText: '保存に失敗する確認です。' })
  await expect(dialog).toBeAttached()
  await page.clock.runFor(99)
  await expect(dialog).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog).toBeVisible()
})

test('a form cannot be accepted while something is being loaded (R154)', async ({ page }) => {
  await page.clock.install()
  await open(page, '/_/messages')
  await stopClock(page)
  await show(page, '待つフォーム')
  await page.clock.runFor(200)
  const accept = page.locator('dialog button', { hasText: '送る' })
  await expect(accept).toBeDisabled()
  await page.clock.runFor(1300)
  await expect(accept).toBeEnabled()
})

test('dialogs come one after the other, busy while they work, and give the focus back (R150, R152, R153)', async ({
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
})

test('a handler that fails leaves the dialog open, which says why (R153)', async ({ page }) => {
  await open(page, '/_/messages')
  await show(page, '閉じない確認')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '決定' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('別の人が更新しました。')
  await expect(dialog.getByRole('button', { name: '決定' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'キャンセル' }).click()
  await expect(dialog).toBeHidden()
})

test('a form cannot be accepted while it has mistakes, which are said beside the field (R154, R184, R267)', async ({
  page,
}) => {
  await open(page, '/_/messages')
  await show(page, 'フォーム')
  const dialog = page.getByRole('dialog')
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
})

test('dialogs go when the path or the query changes, not when the hash does (R151)', async ({ page }) => {
  await open(page, '/_/messages')
  await show(page, '確認')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.evaluate(() => (location.hash = '#here'))
  await expect(page).toHaveURL(/#here$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  // Under a dialog no link can be pressed; a script can.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="?again=1"]')?.click())
  await expect(page).toHaveURL(/again=1$/)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the loader covers the screen while something is waited for (R149, R267)', async ({ page }) => {
  await open(page, '/_/messages')
  await show(page, '読み込み')
  const loader = page.getByRole('dialog', { name: '読み込み中' })
  await expect(loader).toBeVisible()
  expect(await loader.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await expect(loader).toBeHidden()
})

test('what was said just before the document is left is said in the next one (R164)', async ({ page }) => {
  await open(page, '/_/messages')
  await lookedAfter(page)
  await show(page, '成功')
  await expect(status(page).getByRole('listitem')).toHaveCount(1)
  await page.goto('/help')
  await expect(status(page).getByRole('listitem')).toHaveText(/保存しました。/)
})
