import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './fixtures.ts'
import { surface } from './sample-body.ts'

/** Creates an article from the office's first page, by its title. */
export const beginArticle = async (page: Page, title: string) => {
  await open(page, '/$')
  await page.getByRole('button', { name: '新しい原稿' }).click()
  const sheet = page.getByRole('dialog', { name: '新しい原稿' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('textbox', { name: /^題名/ }).fill(title)
  await page.keyboard.press('Enter')
  await expect(surface(page)).toBeVisible()
}

/** Types with an input method: the composition, and the committed text. */
export const compose = async (page: Page, steps: readonly string[]) => {
  const keyboard = await page.context().newCDPSession(page)
  const key = { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 } as const
  for (const text of steps) {
    await keyboard.send('Input.dispatchKeyEvent', key)
    const at = { selectionStart: text.length, selectionEnd: text.length }
    await keyboard.send('Input.imeSetComposition', { text, ...at })
  }
  await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
  await keyboard.detach()
}

/** The blocks of the body in order: their text, or 「［…］」 with their label. */
export const order = (page: Page): Promise<string[]> =>
  surface(page).evaluate((body) =>
    [...body.children].flatMap((block) => {
      if (!block.hasAttribute('data-block')) return []
      const label = block.querySelector('[role=group]')?.getAttribute('aria-label')
      const content = label ? `［${label.split('：')[0]}］` : (block.textContent ?? '')
      return content ? [content] : []
    }),
  )

/** Chooses the first picture of the library, by mouse. */
export const pickPicture = async (picker: Locator) => {
  await picker.getByRole('list', { name: '画像', exact: true }).getByRole('button').first().click()
  await picker.getByLabel('説明文（代替テキスト）').fill('川と柳')
  // The first picture may be one that another test has just uploaded.
  await picker.getByLabel('クレジット').fill('編集部')
  await picker.getByRole('button', { name: 'この画像を使う' }).click()
  await expect(picker).toBeHidden()
}
