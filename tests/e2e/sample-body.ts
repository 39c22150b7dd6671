import type { Locator, Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

// The page for developers that holds a body with every kind of block, and what the editor hands out of it.

type Handed = { id: string; type: string; data: Record<string, unknown> }

/** What is written on. */
export const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The body as the editor hands it out. */
export const handed = async (page: Page): Promise<Handed[]> =>
  JSON.parse((await page.locator('[data-handed-out]').textContent()) ?? '[]')
export const types = async (page: Page) => (await handed(page)).map(({ type }) => type)
export const options = (page: Page) =>
  page.getByRole('listbox', { name: 'ブロックの候補' }).getByRole('option')

/** What a screen reader was told. */
export const said = (page: Page, words: string | RegExp) =>
  expect(page.locator('[data-block-editor]').getByRole('status').filter({ hasText: words })).toBeAttached()

export const openBody = async (page: Page) => {
  await open(page, '/_/forms')
  await page.getByRole('button', { name: '本文の見本を開く' }).click()
  await expect(surface(page)).toBeVisible()
}

/** Everything away, the caret on one empty line. */
export const begin = async (page: Page) => {
  await surface(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => handed(page)).toEqual([])
}

/** What the clipboard of another program would give. */
export const paste = (target: Locator, data: Record<string, string>) =>
  target.evaluate((element, formats) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(formats)) clipboardData.setData(format, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
