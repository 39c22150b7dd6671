import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { localhost } from './login.ts'

// The page for developers that holds a body with every kind of block.
test.use({
  serverDev: true,
  // biome-ignore lint/correctness/noEmptyPattern: a fixture of Playwright names what it needs there
  baseURL: async ({}, use) => use(localhost('development')),
  // A link that leads nowhere is one of the subjects.
  expectedErrors: /status of 404/,
})

type Handed = { id: string; type: string; data: Record<string, unknown> }

const surface = (page: Page) => page.getByRole('textbox', { name: '本文', exact: true })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const handed = async (page: Page): Promise<Handed[]> =>
  JSON.parse((await page.locator('[data-handed-out]').textContent()) ?? '[]')
const types = async (page: Page) => (await handed(page)).map(({ type }) => type)
const options = (page: Page) => page.getByRole('listbox', { name: 'ブロックの候補' }).getByRole('option')
const said = (page: Page, words: string | RegExp) =>
  expect(page.locator('[data-block-editor]').getByRole('status').filter({ hasText: words })).toBeAttached()

const openBody = async (page: Page) => {
  await open(page, '/_/forms')
  await page.getByRole('button', { name: '本文の見本を開く' }).click()
  await expect(surface(page)).toBeVisible()
}

/** Everything away, the caret on one empty line. */
const begin = async (page: Page) => {
  await surface(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect.poll(() => handed(page)).toEqual([])
}

/** What the clipboard of another program would give. */
const paste = (target: Locator, data: Record<string, string>) =>
  target.evaluate((element, formats) => {
    const clipboardData = new DataTransfer()
    for (const [format, text] of Object.entries(formats)) clipboardData.setData(format, text)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)

test('blocks are moved, doubled, turned and taken away by keys and by pointer, each is said, and undone (R36)', async ({
  page,
}) => {
  await openBody(page)
  const first = await handed(page)
  const order = async () => (await handed(page)).map(({ id }) => id.slice(-2)).slice(0, 6)
  await surface(page).getByText('一の湯', { exact: true }).first().click()
  await page.keyboard.press('Alt+ArrowUp')
  await said(page, '箇条書きを14個中2番目に移しました。')
  await expect.poll(order).toEqual(['00', '02', '01', '03', '04', '05'])
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await said(page, '箇条書きを複製しました。')
  await page.keyboard.press('ControlOrMeta+Shift+Backspace')
  await said(page, '箇条書きを削除しました。')
  await expect.poll(order).toEqual(['00', '02', '01', '03', '04', '05'])
  // By pointer, in front of everything.
  await surface(page).locator('figure').first().hover()
  const heading = surface(page).getByRole('heading', { level: 2 }).first()
  await page.getByTitle(/引いて移す/).dragTo(heading, { targetPosition: { x: 20, y: 2 } })
  await expect.poll(order).toEqual(['03', '00', '02', '01', '04', '05'])
  // The toolbar is one stop, and gives the focus back.
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
  await expect.poll(() => handed(page)).toEqual(first)
  // What nobody here can read is said to be so, and stays as it is.
  await expect(surface(page).getByRole('group', { name: '編集できないブロック：hologram' })).toBeVisible()
})

test('Japanese is written with an input method: its Enter is its own, in the text and in the menu of blocks', async ({
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
    .poll(() => handed(page))
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
  expect((await handed(page)).length).toBeGreaterThan(1)
})

test('links are looked at, what is pasted becomes blocks, and nothing that is pasted runs (R36)', async ({
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
    .poll(() => handed(page))
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
  await expect.poll(() => types(page)).toEqual(['paragraph', 'heading', 'paragraph', 'paragraph', 'embed'])
  await expect(page.locator('[data-ran]')).toHaveCount(0)
  await expect(
    surface(page).locator('script, iframe, svg, [onerror], [onclick], [href^=javascript]'),
  ).toHaveCount(0)
})

test('what is typed among 500 blocks is in its block, and how long each key takes is printed', async ({
  page,
}) => {
  await openBody(page)
  await begin(page)
  const line = '城崎温泉は、七つの外湯をめぐる町です。朝は七時から開いていて、浴衣のまま歩けます。'
  await paste(surface(page), { 'text/plain': Array.from({ length: 500 }, () => line).join('\n') })
  await expect.poll(async () => (await handed(page)).length).toBe(500)
  await surface(page).locator('p').nth(250).click()
  await page.evaluate(() => {
    const spent: number[] = []
    let began = 0
    addEventListener(
      'keydown',
      () => {
        began = performance.now()
      },
      true,
    )
    addEventListener(
      'input',
      () => requestAnimationFrame(() => setTimeout(() => spent.push(performance.now() - began))),
      true,
    )
    Object.assign(window, { spent })
  })
  await page.keyboard.type('abcdefghijklmnopqrstuvwxyz', { delay: 60 })
  const spent = await page.evaluate(() => (window as unknown as { spent: number[] }).spent)
  const sorted = spent.toSorted((one, other) => one - other)
  console.log(`a key among 500 blocks: ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms`)
  await expect(surface(page).locator('p').filter({ hasText: 'abcdefghijklmnopqrstuvwxyz' })).toHaveCount(1)
})
