import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { block, expectNotification, memberSite, newMember, startSession } from './member.ts'

test.use({
  expectedErrors: /status of 500/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}、`) })

/** Creates a record as its page does. */
const record = async (
  request: APIRequestContext,
  token: string,
  title: string,
  type: string,
  date: string,
) => {
  const id = `a${crypto.randomUUID().slice(1)}`
  const place = { refKind: null, refId: null, prefectureCode: '26', cityCode: null, activityId: null }
  const action = { id, type, title, date, ...place, rating: null, memo: '', visibility: 'private' }
  const headers = { authorization: `Bearer ${token}` }
  const response = await request.post(`${memberSite()}/v1/travel/actions`, { headers, data: { action } })
  expect(response.ok()).toBe(true)
}

/** The size of a picture, and the number of its pixels with about this colour. */
const inked = async (path: string, [red = 0, green = 0, blue = 0]: number[]) => {
  const { data, info } = await sharp(await readFile(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3)
    if (
      Math.abs((data[at] ?? 0) - red) +
        Math.abs((data[at + 1] ?? 0) - green) +
        Math.abs((data[at + 2] ?? 0) - blue) <
      12
    )
      count += 1
  return { size: `${info.width}×${info.height}`, count }
}

const AI = [0x1f, 0x40, 0x68]
const SHU = [0xb2, 0x35, 0x24]

test('a new member sets levels on the map by keyboard, records raise them, tables contain the charts’ data, and pictures can be saved (R43)', async ({
  page,
  request,
}) => {
  const token = await startSession(page, await newMember(request))
  await open(page, '/@/stats/usage')
  await expect(page).toHaveTitle('利用統計｜たびしるべ')
  const map = block(page, '制県マップ')
  await expect(map.getByText('まだ何も塗られていません。')).toBeVisible()
  await expect(page.getByText('この12か月の利用は、まだありません。')).toBeVisible()
  await expect(page.getByText('旅の記録は、まだありません。')).toBeVisible()
  await expectAccessible(page)

  await tile(page, '東京都').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '東京都' })
  await expect(dialog.getByRole('radio', { name: /^未訪/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^未訪/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /^居住/ })).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(tile(page, '東京都')).toHaveAccessibleName('東京都、居住')
  await expect(tile(page, '東京都')).toBeFocused()
  await expectNotification(page, '東京都を「居住」にしました。')
  await expect(map.getByText('5／235点')).toBeVisible()

  await map.getByText('表で見る・まとめて選ぶ').click()
  await map.getByLabel('静岡県の段階').selectOption('通過')
  await expectNotification(page, '静岡県を「通過」にしました。')
  await expect(tile(page, '静岡県')).toHaveAccessibleName('静岡県、通過')
  await expect(map.getByRole('row', { name: /^静岡県/ })).toContainText('1点')
  await expect(map.getByRole('row', { name: /^関東/ })).toContainText('1／7')

  const year = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo', year: 'numeric' }).format(
    new Date(),
  )
  await record(request, token, '嵐山の宿', 'stayed', `${year}-01-01`)
  await record(request, token, '錦市場', 'ate', `${year}-01-01`)
  await page.reload()
  await expect(tile(page, '京都府')).toHaveAccessibleName('京都府、宿泊')
  await expect(map.getByText('10／235点')).toBeVisible()
  await tile(page, '京都府').click()
  const kyoto = page.getByRole('dialog', { name: '京都府' })
  await expect(kyoto.getByRole('radio', { name: /^訪問/ })).toBeDisabled()
  await kyoto.getByRole('button', { name: '記録を見る' }).click()
  await expect(page.getByRole('heading', { name: '京都府の旅の記録' })).toBeFocused()
  await expect(page.getByRole('link', { name: /嵐山の宿/ })).toHaveAttribute(
    'href',
    /^\/@\/travel\/actions\/a/,
  )

  const months = block(page, 'この12か月')
  const figure = months
    .getByRole('figure')
    .filter({ has: page.getByRole('heading', { name: '書いた旅の記録' }) })
  await expect(figure.getByRole('img', { name: /棒グラフ/ })).toHaveAccessibleName(/あわせて2件。/)
  await figure.getByText('表で見る').click()
  await expect(figure.getByRole('cell')).toHaveCount(12)
  const cells = await figure.getByRole('cell').allTextContents()
  expect(cells.filter((cell) => cell !== '0件')).toEqual(['2件'])
  await expect(figure.locator('g[data-most] > text')).toHaveText(['2'])

  const review = block(page, `${year}年のふりかえり`)
  await expect(review.getByText('いちばん旅した季節')).toBeVisible()
  await expect(review.getByText('冬', { exact: true })).toBeVisible()

  await map.getByText('シェア用の画像').click()
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      map.getByRole('button', { name: '画像を保存' }).click(),
    ])
    return { name: download.suggestedFilename(), path: await download.path() }
  }
  const picture = map.getByRole('img', { name: /^わたしの制県マップ。.*訪れた都道府県2／47、得点10／235点/ })
  await expect(picture).toHaveAttribute('width', '1200')
  const wide = await save()
  expect(wide.name).toBe('tabishirube-1200x630.png')
  expect((await inked(wide.path, AI)).size).toBe('1200×630')
  // A tile of 東京 is 34 by 34 pixels, one of 京都 34 by 70, less its text; the title does not use the colour.
  expect((await inked(wide.path, SHU)).count).toBeGreaterThan(500)
  expect((await inked(wide.path, AI)).count).toBeGreaterThan(1800)
  await map.getByLabel(/^正方形/).check()
  await expect(picture).toHaveAttribute('width', '1080')
  const square = await save()
  expect(square.name).toBe('tabishirube-1080x1080.png')
  expect((await inked(square.path, SHU)).size).toBe('1080×1080')
  expect((await inked(square.path, SHU)).count).toBeGreaterThan(700)
  await expectAccessible(page)

  await page.emulateMedia({ forcedColors: 'active' })
  const edgeOf = (name: string) =>
    tile(page, name).evaluate((element) => {
      const {
        borderBlockStartStyle: style,
        borderBlockStartWidth: width,
        backgroundColor,
      } = getComputedStyle(element)
      return `${style} ${width} ${backgroundColor}`
    })
  const edges = await Promise.all(['東京都', '京都府', '静岡県', '大阪府'].map(edgeOf))
  expect(new Set(edges).size).toBe(4)
})
