import type { Locator, Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

// The development page with a body of every kind of block and the editor's output.

type Handed = { id: string; type: string; data: Record<string, unknown> }

/** The editable element. */
export const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The body that the editor outputs. */
export const editorOutput = async (page: Page): Promise<Handed[]> =>
  JSON.parse((await page.locator('[data-handed-out]').textContent()) ?? '[]')
export const types = async (page: Page) => (await editorOutput(page)).map(({ type }) => type)
export const options = (page: Page) =>
  page.getByRole('listbox', { name: 'ブロックの候補' }).getByRole('option')

/** The announcements to screen readers. */
export const expectAnnouncement = (page: Page, expected: string | RegExp) =>
  expect(page.locator('[data-block-editor]').getByRole('status').filter({ hasText: expected })).toBeAttached()

export const openBody = async (page: Page) => {
  await open(page, '/_/forms')
  await page.getByRole('button', { name: '本文の見本を開く' }).click()
  await expect(surface(page)).toBeVisible()
}

/** Clears the editor: the caret is on one empty line. */
export const begin = async (page: Page) => {
  await surface(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => editorOutput(page)).toEqual([])
}

/** The clipboard data of another program. */
export const paste = (target: Locator, data: Record<string, string>) =>
  target.evaluate((element, formats) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(formats)) clipboardData.setData(format, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
