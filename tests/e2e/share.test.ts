import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const PATH = '/article-pages/tsugaru-stove-train-2026'
const TITLE = '津軽鉄道のストーブ列車、12月1日から'

const lists = (page: Page) => page.getByRole('list', { name: 'この記事を共有する' })
const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

/** What the page hands to the clipboard and to the device's sheet is kept where a test can read it. */
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

test('an article is shared by plain links that carry its title and its canonical address', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(PATH)
  const url = await canonicalOf(page)
  await expect(lists(page)).toHaveCount(2)
  for (const list of await lists(page).all()) {
    const hrefOf = async (name: string) => {
      const link = list.getByRole('link', { name })
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener')
      return new URL((await link.getAttribute('href')) ?? '')
    }
    const line = await hrefOf('LINEで送る')
    expect([line.hostname, line.searchParams.get('url')]).toEqual(['social-plugins.line.me', url])
    const x = await hrefOf('Xで共有する')
    expect([x.hostname, x.searchParams.get('url'), x.searchParams.get('text')]).toEqual(['x.com', url, TITLE])
    expect((await hrefOf('Facebookで共有する')).searchParams.get('u')).toBe(url)
    // Nothing that cannot be pressed stands there.
    await expect(list.getByRole('button')).toHaveCount(0)
  }
  await context.close()
})

test('the address is copied, and the page says so', async ({ page }) => {
  await stubbed(page)
  await open(page, PATH)
  const list = lists(page).first()
  await list.getByRole('button', { name: 'リンクをコピー' }).click()
  await expect(list.getByRole('status')).toHaveText('コピーしました')
  expect(await given(page)).toEqual([await canonicalOf(page)])
})

test('where the clipboard is refused the address stands selected in a field', async ({ page }) => {
  await stubbed(page, { refuses: true })
  await open(page, PATH)
  const button = lists(page).last().getByRole('button', { name: 'リンクをコピー' })
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

test('the sheet of the device is offered where there is one', async ({ page }) => {
  await stubbed(page)
  await open(page, PATH)
  await lists(page).first().getByRole('button', { name: 'ほかの方法で共有' }).click()
  expect(await given(page)).toEqual([{ title: TITLE, url: await canonicalOf(page) }])
})

test('where the device has no sheet there is no button for it', async ({ page }) => {
  await stubbed(page, { sheet: false })
  await open(page, PATH)
  await expect(lists(page).first().getByRole('button', { name: 'リンクをコピー' })).toBeVisible()
  await expect(lists(page).getByRole('button', { name: 'ほかの方法で共有' })).toHaveCount(0)
})

test('every way to share can be hit with a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await stubbed(page)
  await open(page, PATH)
  const targets = lists(page).locator('a, button')
  await expect(targets).toHaveCount(10)
  for (const target of await targets.all()) {
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
