import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, startSession } from './member.ts'
import { give, photo } from './photo-files.ts'

const PUBLISHER = 'publisher@tabishirube.test'

test.use({
  // An interrupted upload, and a duplicate file.
  expectedErrors: /ERR_FAILED|status of 409/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const signIn = (page: Page) => startSession(page, PUBLISHER)

const library = (page: Page) => page.getByRole('list', { name: '画像', exact: true })
const rows = (page: Page) => page.getByRole('list', { name: '送っている画像' }).getByRole('listitem')

test('of many uploads valid files are stored, invalid ones show a reason, and interrupted ones are retried (R40)', async ({
  page,
}) => {
  await signIn(page)
  await open(page, '/$/media')
  await expect(library(page).getByRole('link').first()).toBeVisible()
  let isCut = true
  await page.route('**/v1/manage/media?*', async (route) => {
    const isFirst = isCut && route.request().url().includes('name=cut')
    if (isFirst) isCut = false
    return isFirst ? route.abort() : route.continue()
  })
  const name = `祭り-${Date.now()}`
  const good = await photo(`${name}.jpg`)
  const files = [
    good,
    await photo('cut.jpg'),
    { ...good, name: '同じもの.jpg' },
    {
      name: '表紙.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { ...good, name: '途中.jpg', buffer: good.buffer.subarray(0, good.buffer.length - 100) },
  ]
  await page.getByLabel('画像を加える').setInputFiles(files)
  const row = (file: string) => rows(page).filter({ hasText: file })
  await expect(row('表紙.png')).toContainText('SVGは、中にプログラムを含められるため使えません。')
  await expect(row('途中.jpg')).toContainText('画像を読み取れませんでした。')
  await expect(row('cut.jpg')).toContainText('送れませんでした。通信の状態を確かめてください。')
  await page.getByRole('button', { name: 'cut.jpgをもう一度送る' }).click()
  await expect(row('cut.jpg')).toContainText('加えました')
  // Whichever of the two arrived first is kept.
  await expect(rows(page).filter({ hasText: '同じ画像があります。' })).toHaveCount(1)
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: '2枚を加えました。1枚は同じ画像がありました。2枚は加えられませんでした' }),
  ).toBeVisible()
  await expectAccessible(page)

  // By drag and drop and by clipboard; slow uploads can be cancelled.
  await page.getByRole('button', { name: '一覧を閉じる' }).click()
  await give(page, 'drop', await photo(`${name}-置いた.jpg`))
  await give(page, 'paste', await photo(`${name}-貼った.jpg`))
  for (const method of ['置いた', '貼った'])
    await expect(row(`${name}-${method}.jpg`)).toContainText('加えました')
  await page.route('**/v1/manage/media?*name=slow*', () => {})
  await give(page, 'drop', await photo('slow.jpg'))
  await expect(page.getByRole('progressbar', { name: 'slow.jpgの送信' })).toBeVisible()
  await page.getByRole('button', { name: 'slow.jpgを送るのをやめる' }).click()
  await expect(row('slow.jpg')).toBeHidden()

  // The grid is one tab stop with arrow key navigation.
  await expect(library(page).getByRole('link').filter({ hasText: name }).first()).toContainText(
    '説明文とクレジットがありません',
  )
  await library(page).getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(library(page).getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Home')

  await page.getByRole('checkbox', { name: /説明が足りない/ }).check()
  await expect(page).toHaveURL(/incomplete=1/)
  await page.getByRole('radio', { name: '表で見る' }).check()
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(
    '説明文とクレジットがありません',
  )
  await expectAccessible(page)
})

test('the focal point is moved by keyboard; an alternative text is required; a picture replaces another (R40)', async ({
  page,
  browser,
}) => {
  await signIn(page)
  await open(page, '/$/media')
  const name = `柚子-${Date.now()}`
  await page.getByLabel('画像を加える').setInputFiles([await photo(`${name}.jpg`)])
  await page.getByRole('link', { name: `${name}.jpgの説明を書く` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const handle = page.getByRole('button', { name: /^切り抜きの中心/ })
  const box = await page.getByRole('region', { name: '切り抜きの中心' }).locator('img').boundingBox()
  if (!box) throw new Error('the picture has no place')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.click(...at(0.25, 0.75))
  await expect(handle).toHaveAccessibleName(/左から2[456]%、上から7[456]%/)
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.5), { steps: 3 })
  await page.mouse.up()
  await page.getByRole('slider', { name: '左から' }).fill('0.5')
  await page.getByRole('slider', { name: '上から' }).fill('0.5')
  await handle.focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
  await expect(handle).toHaveAccessibleName('切り抜きの中心：左から60%、上から45%')
  await expect(page.getByRole('slider', { name: '左から' })).toHaveValue('0.6')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByLabel('説明文（代替テキスト）')).toBeFocused()
  await expect(page.getByText('必須項目です。')).toHaveCount(2)
  await page.getByLabel('説明文（代替テキスト）').fill('ざるに盛った青い柚子と唐辛子。')
  await page.getByLabel('クレジット').fill('撮影／石井')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('画像の説明を保存しました。')).toBeVisible()
  await expect(page.getByText('説明を変えました')).toBeVisible()
  await expectAccessible(page)

  await open(page, `/$/media?q=${encodeURIComponent('柚子胡椒')}`)
  await library(page)
    .getByRole('link', { name: /^柚子胡椒/ })
    .first()
    .click()
  const uses = page.getByRole('region', { name: '使われているところ' })
  await expect(uses.getByText('公開中').first()).toBeVisible()
  const remove = page.getByRole('button', { name: 'この画像を削除する' })
  await expect(remove).toBeDisabled()
  await page.getByRole('button', { name: 'ほかの画像に差し替える' }).click()
  const picker = page.getByRole('dialog', { name: '差し替える画像を選ぶ' })
  await expect(picker.getByLabel('画像をさがす')).toBeFocused()
  await page.keyboard.type(name)
  await expect(picker.getByRole('status').filter({ hasText: /^1枚$/ })).toBeVisible()
  await expectAccessible(page)
  await picker.getByRole('list', { name: '画像', exact: true }).getByRole('button').click()
  await expect(page.getByText(/ページを公開し直します。/)).toBeVisible()
  await page.getByRole('button', { name: '差し替える', exact: true }).click()
  await expect(page.getByText(/件を差し替えました。/)).toBeVisible()
  await expect(uses.getByText('まだどこでも使われていません。')).toBeVisible()

  const reader = await browser.newPage({ baseURL: memberSite() })
  const shown = async () =>
    (await (await reader.request.get('/gifts/oita-yuzukosho')).text()).match(/\/media\/[0-9a-f]{32}\./)
  await expect.poll(async () => (await shown()) !== null, { timeout: 20_000 }).toBe(true)
  await reader.close()

  // No longer used: it can be deleted, and restored.
  await remove.click()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^柚子胡椒/ })).toBeVisible()
})
