import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { localhost } from './login.ts'
import { begin, dialog, editorOutput, openBody, paste, surface, types } from './sample-body.ts'

// The development page with a body of every kind of block.
test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(localhost('development')),
})

const run = (text: string, ...marks: object[]) => ({ text, marks })

test('words are found, gone through and replaced by keyboard; Esc returns to the text', async ({ page }) => {
  await openBody(page)
  await begin(page)
  const data = () => editorOutput(page).then((blocks) => blocks.map((block) => block.data.text))
  await page.keyboard.type('朝のホテルと**ホテル**、夜のﾎﾃﾙ。')
  await expect
    .poll(data)
    .toEqual([[run('朝のホテルと'), run('ホテル', { type: 'bold' }), run('、夜のﾎﾃﾙ。')]])
  await page.keyboard.press('ControlOrMeta+f')
  const panel = page.getByRole('search', { name: '本文のなかをさがす' })
  const words = panel.getByRole('textbox', { name: 'さがす言葉' })
  const count = panel.getByRole('status')
  const hits = surface(page).locator('[data-hit]')
  await page.keyboard.type('ホテル')
  await expect(count).toHaveText('2か所')
  await expect(hits).toHaveText(['ホテル', 'ホテル'])
  await page.keyboard.press('Enter')
  await expect(count).toHaveText('1 / 2か所')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(count).toHaveText('1 / 2か所')
  await page.keyboard.press('Shift+Enter')
  await expect(count).toHaveText('2 / 2か所')
  await panel.getByRole('checkbox', { name: /区別しない/ }).check()
  await expect(count).toHaveText('3か所')
  await words.fill('旅館')
  await expect(count).toHaveText('ありません')
  await expect(words).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  // Replacing, one and all, each undone by one key.
  await words.fill('ホテル')
  await words.press('ControlOrMeta+h')
  const replacement = panel.getByRole('textbox', { name: '置きかえる言葉' })
  await replacement.fill('宿')
  // From the caret on, which is at the second one.
  await replacement.press('Enter')
  await expect(count).toHaveText('2 / 3か所')
  await replacement.press('Enter')
  const one = [[run('朝のホテルと'), run('宿', { type: 'bold' }), run('、夜のﾎﾃﾙ。')]]
  await expect.poll(data).toEqual(one)
  await expect(count).toHaveText('2 / 2か所')
  await panel.getByRole('button', { name: 'すべて置きかえる' }).click()
  await expect.poll(data).toEqual([[run('朝の宿と'), run('宿', { type: 'bold' }), run('、夜の宿。')]])
  await expect(count).toHaveText('ありません')
  await replacement.press('Escape')
  await expect(panel).toBeHidden()
  await expect(surface(page)).toBeFocused()
  await expect(hits).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(data).toEqual(one)
  await page.keyboard.press('ControlOrMeta+z')
  await expect
    .poll(data)
    .toEqual([[run('朝のホテルと'), run('ホテル', { type: 'bold' }), run('、夜のﾎﾃﾙ。')]])
  // An input method's Enter is not one of the panel.
  await page.keyboard.press('ControlOrMeta+f')
  await words.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(count).toHaveText('3か所')
})

test('strike, line breaks and nested lists by keyboard, with the count of characters', async ({ page }) => {
  await openBody(page)
  await begin(page)
  const output = () => editorOutput(page).then((blocks) => blocks.map(({ data }) => data))
  await page.keyboard.type('朝~~昼~~')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('夕')
  await expect.poll(output).toEqual([{ text: [run('朝'), run('昼', { type: 'strike' }), run('\n夕')] }])
  await expect(surface(page).locator('s')).toHaveText('昼')
  const outline = page.getByRole('complementary', { name: '本文の見取り図' })
  await expect(outline).toContainText('3字')
  await page.keyboard.press('Enter')
  await page.keyboard.type('1. 乗る')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('- 駅で')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('切符')
  await expect(page.getByRole('combobox', { name: 'ブロックの種類' })).toHaveValue('bullets')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('降りる')
  await expect
    .poll(async () => (await output())[1])
    .toEqual({
      ordered: true,
      items: [[run('乗る')], [run('駅で')], [run('切符')], [run('降りる')]],
      levels: [null, { depth: 1, ordered: false }, { depth: 2, ordered: false }, null],
    })
  await expect(outline).toContainText('12字')
  // The keys that did this are in the help.
  await page.keyboard.press('ControlOrMeta+/')
  const help = dialog(page, 'キーボードの使いかた')
  await expect(help.getByText('一覧の項目を一段深くする（表では、次の欄へ）')).toBeVisible()
  await expect(help.getByText('Shift+Enter', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(surface(page)).toBeFocused()
})

test('pasted Markdown becomes blocks, nothing in it runs, and as plain text it stays text', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { hostile: () => document.body.setAttribute('data-ran', '') }),
  )
  await openBody(page)
  await begin(page)
  const text =
    '## 朝\n\n**7時**から。<img src=x onerror="hostile()">\n\n- 湯\n  - 一の湯\n\n> 引用\n\n[押す](javascript:hostile())'
  await paste(surface(page), { 'text/plain': text })
  await expect.poll(() => types(page)).toEqual(['heading', 'paragraph', 'list', 'quote', 'paragraph'])
  await expect(surface(page).getByText('<img src=x onerror="hostile()">')).toBeVisible()
  await expect(surface(page).locator('img, [href^=javascript]')).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => types(page)).toEqual([])
  // A code editor's HTML has the signs as text.
  const html =
    '<div style="font-family: monospace; white-space: pre;"><div><span>## 夜</span></div><br><div>- 宿</div></div>'
  await paste(surface(page), { 'text/html': html, 'text/plain': '## 夜\n\n- 宿' })
  await expect.poll(() => types(page)).toEqual(['heading', 'list'])
  await expect(page.locator('[data-ran]')).toHaveCount(0)
})
