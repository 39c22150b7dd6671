import { expect, test } from './fixtures.ts'
import { localhost } from './login.ts'
import { begin, dialog, editorOutput, expectAnnouncement, openBody, surface } from './sample-body.ts'

test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(localhost('development')),
})

test('a heading shows its length limit while typing, and chapters are moved with their content (R36, R185)', async ({
  page,
}) => {
  await openBody(page)
  await begin(page)
  await page.keyboard.type('## ')
  await page.keyboard.insertText('𠮷'.repeat(81))
  const note = surface(page).getByText('見出しは80文字までです。いま81文字です。')
  await expect(note).toBeVisible()
  await expectAnnouncement(page, '見出しは80文字までです。')
  await page.keyboard.press('Backspace')
  await expect(note).toHaveCount(0)
  for (const text of ['い', '## 二', 'ろ']) {
    await page.keyboard.press('Enter')
    await page.keyboard.type(text)
  }
  const headings = async () =>
    (await editorOutput(page)).map(({ data: { text } }) => typeof text === 'string' && [...text][0])
  await page.getByRole('button', { name: '見出しの一覧' }).click()
  const up = dialog(page, '本文の見出し').getByRole('button', { name: '「二」の章を上へ' })
  await up.click()
  await expect(up).toBeFocused()
  await expectAnnouncement(page, '「二」の章を上へ移しました。')
  await expect.poll(headings).toEqual(['二', false, '𠮷', false])
  await page.keyboard.press('Escape')
  await expect(surface(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expectAnnouncement(page, '元に戻しました。')
  await expect.poll(headings).toEqual(['𠮷', false, '二', false])
})
