import { expect, test } from './fixtures.ts'
import { localhost } from './login.ts'
import {
  begin,
  dialog,
  editorOutput,
  expectAnnouncement,
  openBody,
  options,
  paste,
  surface,
  types,
} from './sample-body.ts'

// The development page with a body of every kind of block.
test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(localhost('development')),
  // A dead link is part of the test.
  expectedErrors: /status of 404/,
})

test('blocks are moved, duplicated, converted and deleted by keyboard and pointer, announced, and undone (R36)', async ({
  page,
}) => {
  await openBody(page)
  const first = await editorOutput(page)
  const order = async () => (await editorOutput(page)).map(({ id }) => id.slice(-2)).slice(0, 6)
  await surface(page).getByText('一の湯', { exact: true }).first().click()
  await page.keyboard.press('Alt+ArrowUp')
  await expectAnnouncement(page, '箇条書きを14個中2番目に移しました。')
  await expect.poll(order).toEqual(['00', '02', '01', '03', '04', '05'])
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await expectAnnouncement(page, '箇条書きを複製しました。')
  await page.keyboard.press('ControlOrMeta+Shift+Backspace')
  await expectAnnouncement(page, '箇条書きを削除しました。')
  await expect.poll(order).toEqual(['00', '02', '01', '03', '04', '05'])
  // Tooltips appear above everything on hover.
  await surface(page).locator('figure').first().hover()
  const heading = surface(page).getByRole('heading', { level: 2 }).first()
  await page.getByTitle(/引いて移す/).dragTo(heading, { targetPosition: { x: 20, y: 2 } })
  await expect.poll(order).toEqual(['03', '00', '02', '01', '04', '05'])
  // The toolbar is one tab stop and returns the focus.
  await surface(page).getByText('志賀直哉が湯治に').click()
  const kind = page.getByRole('combobox', { name: 'ブロックの種類' })
  await expect(kind).toHaveValue('paragraph')
  await page.keyboard.press('Alt+F10')
  await expect(kind).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '太字' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(surface(page)).toBeFocused()
  await kind.selectOption('小見出し')
  await expect(surface(page).getByRole('heading', { level: 3 }).first()).toContainText(
    '志賀直哉が湯治に訪れた城崎は',
  )
  for (let step = 0; step < 5; step++) await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => editorOutput(page)).toEqual(first)
  // An unknown block is labelled as such and stays unchanged.
  await expect(surface(page).getByRole('group', { name: '編集できないブロック：hologram' })).toBeVisible()
})

test('Enter during composition belongs to the input method, in the text and in the block menu', async ({
  page,
}) => {
  await openBody(page)
  await begin(page)
  const keyboard = await page.context().newCDPSession(page)
  const compose = async (text: string) => {
    const at = { selectionStart: text.length, selectionEnd: text.length }
    await keyboard.send('Input.imeSetComposition', { text, ...at })
  }
  const enterOfInputMethod = () =>
    keyboard.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    })
  for (const text of ['き', 'きの', 'きのさ', 'きのさき', '城崎']) await compose(text)
  await enterOfInputMethod()
  await keyboard.send('Input.insertText', { text: '城崎' })
  await expect
    .poll(() => editorOutput(page))
    .toMatchObject([{ type: 'paragraph', data: { text: [{ text: '城崎' }] } }])
  await page.keyboard.press('Enter')
  await page.keyboard.type('／')
  await compose('みだし')
  await expect(options(page).first()).toBeVisible()
  await enterOfInputMethod()
  expect(await types(page)).not.toContain('heading')
  await keyboard.send('Input.insertText', { text: 'みだし' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('朝')
  await expect.poll(() => types(page)).toEqual(['paragraph', 'heading'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('｜大谿川《おおたにがわ》の朝')
  await expect(surface(page).locator('ruby')).toHaveText('大谿川')
  expect((await editorOutput(page)).length).toBeGreaterThan(1)
})

test('links are validated, pasted content becomes blocks, and no pasted script runs (R36)', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(window, { hostile: () => document.body.setAttribute('data-ran', '') }),
  )
  await openBody(page)
  await begin(page)
  await page.keyboard.type('城崎')
  await page.keyboard.press('Shift+Home')
  await page.keyboard.press('ControlOrMeta+k')
  const link = dialog(page, 'リンク')
  const address = link.getByLabel('アドレス')
  await address.fill('javascript:hostile(1)')
  await expect(link.getByText('「/」か「https://」ではじまるアドレスを入力してください。')).toBeVisible()
  await address.press('Enter')
  await expect(link).toBeVisible()
  await address.fill('/spots/nowhere-at-all')
  await expect(link.getByText(/見つかりません/)).toBeVisible()
  await address.fill(`${localhost('development')}/spots/kinosaki-onsen`)
  await expect(link.getByText('このサイトにあるページです。')).toBeVisible()
  await address.press('Enter')
  await expect(surface(page)).toBeFocused()
  await expect
    .poll(() => editorOutput(page))
    .toMatchObject([
      { data: { text: [{ text: '城崎', marks: [{ type: 'link', href: '/spots/kinosaki-onsen' }] }] } },
    ])
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  const html =
    '<h2 onclick="hostile(1)">朝</h2><p>歩<b>く</b><img src=x onerror="hostile(1)"><script>hostile(1)</script></p>' +
    '<svg onload="hostile(1)"></svg><iframe srcdoc="<script>parent.hostile(1)</script>"></iframe>' +
    '<p><a href="javascript:hostile(1)">押す</a></p><p>https://x.com/tabi/status/12345</p>'
  await paste(surface(page), { 'text/html': html, 'text/plain': '' })
  await expect
    .poll(() => types(page))
    .toEqual(['paragraph', 'heading', 'paragraph', 'image', 'paragraph', 'embed'])
  await expect(page.locator('[data-ran]')).toHaveCount(0)
  await expect(
    surface(page).locator('script, iframe, svg, [onerror], [onclick], [href^=javascript]'),
  ).toHaveCount(0)
})
