import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const PATH = '/article-pages/tsugaru-stove-train-2026'
const TITLE = '津軽鉄道のストーブ列車、12月1日から'

const lists = (page: Page) => page.getByRole('list', { name: 'この記事を共有する' })
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** Stubs the clipboard and the share sheet. */
const stubbed = (page: Page, { refuses = false, sheet = true } = {}) =>
  page.addInitScript(
    ([refuses, sheet]) => {
      const given: unknown[] = []
      Object.assign(window, { given })
      const writeText = async (text: string) => {
        if (refuses) throw new DOMException('refused', 'NotAllowedError')
        given.push(text)
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
      if (sheet)
        Object.defineProperty(navigator, 'share', {
          value: async (data: unknown) => void given.push(data),
          configurable: true,
        })
      else Reflect.deleteProperty(Navigator.prototype, 'share')
    },
    [refuses, sheet] as const,
  )
const given = (page: Page) => page.evaluate(() => (window as unknown as { given: unknown[] }).given)

test('the URL is copied with a confirmation; the share sheet is offered where the device has one', async ({
  page,
}) => {
  await stubbed(page)
  await open(page, PATH)
  const list = lists(page).first()
  await list.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(list.getByRole('status')).toHaveText('コピーしました')
  await list.getByRole('button', { name: 'ほかの方法で共有' }).click()
  const url = await canonicalOf(page)
  expect(await given(page)).toEqual([url, { title: TITLE, url }])
})

test('without clipboard access the URL is selected in a field; without a share sheet there is no button', async ({
  page,
}) => {
  await stubbed(page, { refuses: true, sheet: false })
  await open(page, PATH)
  const button = lists(page).last().getByRole('button', { name: 'リンクをコピー' })
  await expect(button).toBeVisible()
  await expect(lists(page).getByRole('button', { name: 'ほかの方法で共有' })).toHaveCount(0)
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'リンクをコピーできませんでした' })
  const field = dialog.getByRole('textbox', { name: '次のアドレスを選んでコピーしてください。' })
  await expect(field).toHaveValue((await canonicalOf(page)) ?? '')
  const selected = await field.evaluate(({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  )
  expect(selected).toBe(await canonicalOf(page))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})
