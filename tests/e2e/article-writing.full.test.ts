import { beginArticle, compose, order, pickPicture } from './article-writing.ts'
import { expect, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { give, photo } from './photo-files.ts'
import { dialog, options, paste, surface } from './sample-body.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('typing after inserting a block continues below it, and never overwrites a selected block (R36)', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'editor')
  await beginArticle(page, '挿入のあと')
  await surface(page).click()
  // A picture, by mouse only.
  await page.keyboard.type('/画像')
  await options(page).first().click()
  await dialog(page, '画像の編集').getByRole('button', { name: '画像を選ぶ' }).click()
  await pickPicture(dialog(page, '本文の画像を選ぶ'))
  await dialog(page, '画像の編集').getByRole('button', { name: '決定' }).click()
  await page.keyboard.type('川を見ます。')
  await expect.poll(() => order(page)).toEqual(['［画像］', '川を見ます。'])
  // A card by the toolbar, then an input method.
  await page.getByRole('button', { name: '＋ブロック' }).click()
  await dialog(page, 'ブロックを追加')
    .getByRole('button', { name: /のカード/ })
    .first()
    .click()
  await dialog(page, /を選ぶ$/)
    .getByRole('option')
    .first()
    .click()
  await compose(page, ['は', 'はし', '橋'])
  await expect.poll(() => order(page)).toEqual(['［画像］', '川を見ます。', '［スポットのカード］', '橋'])
  // By keyboard: a video, a divider; and a pasted block.
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.type('/うめこみ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('https://youtu.be/aWa0d0Ri_26')
  await page.keyboard.press('Enter')
  await expect(dialog(page, /の編集$/)).toBeHidden()
  await page.keyboard.type('音を聞きます。')
  await page.keyboard.press('Enter')
  await page.keyboard.type('---')
  await page.keyboard.type('線の下')
  await page.keyboard.press('Enter')
  await paste(surface(page), { 'text/plain': 'https://youtu.be/aWa0d0Ri_26' })
  await page.keyboard.insertText('貼った下')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/うめこみ')
  await page.keyboard.press('Enter')
  await page.keyboard.type('https://youtu.be/aWa0d0Ri_26')
  // The key is released and the next one pressed before the close event is dispatched.
  await dialog(page, /の編集$/)
    .getByRole('button', { name: '決定' })
    .evaluate((button: HTMLElement) => {
      button.click()
      document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))
      document.execCommand('insertText', false, 'すぐ')
    })
  await page.keyboard.type('下')
  const film = '［動画・投稿の埋め込み］'
  const below = [film, '音を聞きます。', '［区切り線］', '線の下', film, '貼った下', film, 'すぐ下']
  await expect.poll(async () => (await order(page)).slice(4)).toEqual(below)

  // A block selected by mouse: typing, composing and pasting go below it.
  const card = surface(page).getByRole('group', { name: /^スポットのカード/ })
  const select = async () => {
    await card.click({ position: { x: 30, y: 30 } })
    await expect(card).toHaveAttribute('data-selected', 'true')
    await expect(page.getByRole('combobox', { name: 'ブロックの種類' })).toContainText('スポットのカード')
  }
  const around = async () => {
    const all = await order(page)
    return all.slice(2, all.indexOf(film))
  }
  await select()
  await page.keyboard.type('文字')
  await expect.poll(around).toEqual(['［スポットのカード］', '文字', '橋'])
  await select()
  await compose(page, ['へ', '変', '変換'])
  await expect.poll(around).toEqual(['［スポットのカード］', '変換', '文字', '橋'])
  await select()
  await paste(surface(page), { 'text/plain': '貼る' })
  await expect.poll(around).toEqual(['［スポットのカード］', '貼る', '変換', '文字', '橋'])
  await select()
  await page.keyboard.press('Enter')
  await page.keyboard.type('改行')
  await expect.poll(around).toEqual(['［スポットのカード］', '改行', '貼る', '変換', '文字', '橋'])
  // After an edit the block is still there, and so is the line below it.
  await surface(page)
    .getByRole('group', { name: /^動画/ })
    .first()
    .getByRole('button', { name: /^編集/ })
    .click()
  await dialog(page, /の編集$/)
    .getByLabel('題')
    .fill('川の音')
  await page.keyboard.press('Enter')
  await page.keyboard.type('題の下')
  await expect.poll(async () => (await order(page)).includes('題の下')).toBe(true)
  await expect(surface(page).getByRole('group', { name: /^動画/ })).toHaveCount(3)
  await select()
  await page.keyboard.press('Backspace')
  await expect(card).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(card).toHaveCount(1)
})

test('pictures dropped or pasted on a manuscript are uploaded, and inserted when over the body; pasted HTML preserves the position of its pictures and the columns of its tables (R36, R40)', async ({
  page,
}) => {
  await signInAsStaff(page, 'editor')
  await beginArticle(page, '絵を置く')
  await surface(page).click()
  await page.keyboard.type('書きかけ')
  const title = page.getByRole('textbox', { name: /^題名/ })
  const notice = page.getByText(/画像は本文に/)
  for (const [source, place] of [
    ['drop', page.getByRole('complementary', { name: '公開と設定' })],
    ['drop', page.locator('body')],
    ['paste', title],
  ] as const) {
    expect(await give(page, source, await photo('川.jpg'), place), source).toBe(true)
    await expect(notice.last()).toBeVisible()
  }
  const picker = dialog(page, '本文の画像を選ぶ')
  for (const source of ['drop', 'paste'] as const) {
    const name = `川-${source}.jpg`
    expect(await give(page, source, await photo(name), surface(page).getByText('書きかけ'))).toBe(true)
    await picker.getByRole('button', { name: `${name}を選ぶ` }).click()
    await picker.getByLabel('説明文（代替テキスト）').fill(source)
    await picker.getByLabel('クレジット').fill('編集部')
    await picker.getByRole('button', { name: 'この画像を使う' }).click()
    await expect(picker).toBeHidden()
    await page.keyboard.type(`${source}のあと`)
  }
  await expect
    .poll(() => order(page))
    .toEqual(['書きかけ', '［画像］', 'dropのあと', '［画像］', 'pasteのあと'])

  await page.keyboard.press('Enter')
  await paste(surface(page), {
    'text/html': `<p>前</p><figure><img src="https://photos.example/a.jpg" alt="滝"><figcaption>落差30mの滝</figcaption></figure><p>後</p>
      <table><tr><th>宿</th><th colspan="2">料金</th></tr><tr><td rowspan="2">湯の里</td><td>平日</td><td>9,000円</td></tr><tr><td>休日</td><td>12,000円</td></tr></table>`,
    'text/plain': '前',
  })
  await expect(page.getByText(/画像1枚.*表.*つながった欄/)).toBeVisible()
  await page.keyboard.type('表のあと')
  await expect
    .poll(async () => (await order(page)).slice(5))
    .toEqual(['前', '［画像］', '後', '宿料金料金湯の里平日9,000円湯の里休日12,000円', '表のあと'])
  await expect(surface(page).getByRole('group', { name: '画像：落差30mの滝' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveText(/^保存しました/)
  await expect(page.getByRole('region', { name: '公開', exact: true })).toContainText(/画像）：.*画像/)
})
