import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { localhost } from './login.ts'
import { begin, dialog, editorOutput, openBody, surface } from './sample-body.ts'

// The development page with a body of every kind of block.
test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(localhost('development')),
})

const run = (text: string) => ({ text, marks: [] })
const noted = (text: string) => ({
  text: '',
  marks: [],
  note: { text, title: null, publisher: null, url: null, checkedAt: null },
})

test('a note is put, changed, undone, copied with its text and deleted by keyboard and pointer', async ({
  page,
}) => {
  await openBody(page)
  await begin(page)
  const text = () => editorOutput(page).then(([block]) => block?.data.text)
  const form = dialog(page, '注と出典')
  const save = form.getByRole('button', { name: '注を付ける' })
  await page.keyboard.type('湯は熱い。')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Alt+n')
  await expect(form.getByLabel('注の文')).toBeFocused()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('七十度の源泉。')
  await form.getByLabel('出典のURL').fill('http://example.jp/')
  await expect(form.getByText('https:// ではじまるアドレスを入力してください。')).toBeVisible()
  await form.getByLabel('出典のURL').fill('')
  await expectAccessible(page)
  await save.press('Enter')
  await expect(surface(page)).toBeFocused()
  await expect.poll(text).toEqual([run('湯は'), noted('七十度の源泉。'), run('熱い。')])
  // The next letter is after the note.
  await page.keyboard.type('とても')
  await expect.poll(text).toEqual([run('湯は'), noted('七十度の源泉。'), run('とても熱い。')])

  await surface(page).getByTitle('七十度の源泉。').click()
  await form.getByLabel('注の文').fill('八十度の源泉。')
  await form.getByRole('button', { name: '決定', exact: true }).press('Enter')
  await expect.poll(text).toEqual([run('湯は'), noted('八十度の源泉。'), run('とても熱い。')])
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(text).toEqual([run('湯は'), noted('七十度の源泉。'), run('とても熱い。')])

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(async () => (await editorOutput(page)).map(({ data }) => data.text))
    .toEqual([1, 2].map(() => [run('湯は'), noted('七十度の源泉。'), run('とても熱い。')]))
  await expect(surface(page).getByTitle('七十度の源泉。')).toHaveCount(2)
  await page.keyboard.press('ControlOrMeta+z')

  // By the toolbar beside a note: it opens that one, and it can be removed there.
  await surface(page).getByText('湯は').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const tool = page.getByRole('button', { name: '注', exact: true })
  await expect(tool).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Backspace')
  await expect.poll(text).toEqual([run('湯はとても熱い。')])
  await page.keyboard.press('ControlOrMeta+z')
  await tool.click()
  await form.getByRole('button', { name: '注を消す' }).click()
  await expect.poll(text).toEqual([run('湯はとても熱い。')])
  await page.getByRole('combobox', { name: 'ブロックの種類' }).selectOption('小見出し')
  await expect(tool).toHaveAttribute('aria-disabled', 'true')
})
