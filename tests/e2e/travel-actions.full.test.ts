import type { APIRequestContext, Page, Route } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'

test.use({
  // An interrupted upload, an overloaded server, and an edit conflict.
  expectedErrors: /ERR_FAILED|status of 4[02]9/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

/** A phone's photo: rotated by its metadata, which also contains the position. */
const portrait = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#4d6b3c' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 37/1 34/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

const aMember = async (page: Page, request: APIRequestContext) => {
  const headers = { authorization: `Bearer ${await startSession(page, await newMember(request))}` }
  const callApi = async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(`${memberSite()}/v1${path}`, { method, headers, data })
    expect([path, response.status()]).toEqual([path, 200])
    return (await response.json()).data
  }
  return { callApi }
}

test('a record is created with a place and a day; photos are uploaded with progress, and everything can be changed and undone (R51)', async ({
  page,
  request,
}) => {
  const { callApi } = await aMember(page, request)
  const [spot] = (await callApi('GET', '/spots?limit=1')).spots.list
  await callApi('PUT', `/me/favorites/spots/${spot.id}`, { createdAt: '2026-11-01T00:00:00.000Z' })

  await open(page, '/@/travel/actions/new')
  await expect(page).toHaveTitle('旅の記録｜たびしるべ')
  await expect(page.getByRole('heading', { name: 'お気に入り', exact: true })).toBeVisible()
  await page.getByRole('button', { name: '記録する' }).click()
  await expect(page.getByLabel('場所の名前でさがす')).toBeFocused()
  await expect(page.getByText('場所を選ぶか、名前を書いてください。')).toBeVisible()
  await expectAccessible(page)

  const place = page.getByRole('main').getByRole('button', { name: spot.title })
  await place.click()
  await expect(page.getByText(spot.title, { exact: false }).and(page.locator(':focus'))).toBeVisible()
  await page.getByRole('radio', { name: /^昨日/ }).check()
  await page.getByRole('button', { name: '記録する' }).click()
  await expect(page.getByRole('heading', { name: '記録しました' })).toBeFocused()

  // The first upload of the first photo is interrupted, then the server is busy with another picture; the second photo
  // waits.
  const sent: Buffer[] = []
  const failures = [
    (route: Route) => route.abort(),
    (route: Route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '5' },
        json: { errors: [{ code: 'E10429', message: 'ほかの画像を処理しています。' }] },
      }),
  ]
  await page.route('**/photos/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    const failure = failures.shift()
    if (failure) return failure(route)
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0))
    return route.continue()
  })
  const files = ['one.jpg', 'two.jpg']
  const buffer = await portrait()
  await page
    .getByLabel('写真を加える')
    .setInputFiles(files.map((name) => ({ name, mimeType: 'image/jpeg', buffer })))
  const waiting = page.getByRole('list', { name: '送っている写真' })
  await expect(waiting).toBeVisible()
  // Failed uploads are retried automatically.
  await expect.poll(() => sent.length).toBe(2)
  await expect(waiting).toBeHidden()
  for (const photo of sent) {
    const { format, width, height, exif } = await sharp(photo).metadata()
    expect([format, width, height, exif]).toEqual(['jpeg', 1365, 2048, undefined])
  }

  await page.getByRole('link', { name: '記録を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: spot.title })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const photos = page.getByRole('list', { name: '写真' })
  await expect(photos.getByRole('img')).toHaveCount(2)
  await expectAccessible(page)
  await photos.getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: '写真' })).toContainText('1 / 2')
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '編集する' }).click()
  await expect(page.getByRole('heading', { name: '記録の編集' })).toBeFocused()
  await page.getByLabel('2枚目の説明').fill('朝の庭')
  await page.getByRole('button', { name: '2枚目を前へ' }).click()
  await expect(page.getByText('写真を1番目に移しました。')).toBeAttached()
  await expect(page.getByLabel('1枚目の説明')).toHaveValue('朝の庭')
  await expect
    .poll(async () => (await callApi('GET', `/travel/actions/${id}`)).travelAction.photos[0].alt)
    .toBe('朝の庭')
  await page.getByLabel('メモ').fill('朝がいちばん静かです。')
  // Meanwhile another screen has set the rating.
  const { version } = (await callApi('GET', `/travel/actions/${id}`)).travelAction
  await callApi('PATCH', `/travel/actions/${id}`, { version, patch: { rating: 2 } })
  await page.getByRole('radio', { name: '5段階の5' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name: 'ほかの画面で変更されています' })).toBeFocused()
  await expect(page.getByRole('row', { name: '評価' })).toContainText('5／52／5')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'この画面の内容で保存する' }).click()
  await expectNotification(page, '記録を保存しました。')
  await expect(page.getByText('朝がいちばん静かです。')).toBeVisible()
  await expect(page.getByRole('img', { name: '評価は5段階の5' })).toBeVisible()

  await open(page, `/@/travel/actions/${id}/edit`)
  await expect(page.getByLabel('メモ')).toHaveValue('朝がいちばん静かです。')
  await page.getByRole('button', { name: 'やめる' }).click()
  await expect(page).toHaveURL(`/@/travel/actions/${id}`)
  await expect(page.getByText('朝がいちばん静かです。')).toBeVisible()

  await page.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByRole('heading', { name: '記録を削除しました' })).toBeFocused()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(photos.getByRole('img', { name: '朝の庭' })).toBeVisible()
})

test('municipalities are loaded with their prefecture; on failure the field says so and retries (R51)', async ({
  page,
  request,
}) => {
  await aMember(page, request)
  await page.setViewportSize({ width: 390, height: 844 })
  const lists: string[] = []
  page.on(
    'request',
    (one) => /\/(regions|cities)$/.test(one.url()) && lists.push(new URL(one.url()).pathname),
  )
  await page.route('**/cities', (route) => route.abort())
  await open(page, '/@/home/topics')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^旅の記録/ })
    .click()
  await page.getByLabel('場所の名前でさがす').fill('川辺の朝ごはん')
  await page.getByRole('button', { name: '「川辺の朝ごはん」のまま記録する' }).click()
  await page.getByText(/^くわしく書く/).click()
  expect(lists).toEqual([])
  await page.getByLabel('都道府県', { exact: true }).selectOption('京都府')
  await expect(page.getByText('市区町村の一覧を読み込めませんでした。')).toBeVisible()
  await page.unroute('**/cities')
  await page.getByRole('button', { name: 'もう一度' }).click()
  await page.getByLabel('市区町村').selectOption('京都市左京区')
  await page.getByRole('button', { name: '記録する' }).click()
  await expect(page.getByRole('heading', { name: '記録しました' })).toBeVisible()
  expect(new Set(lists)).toEqual(new Set(['/v1/prefectures/kyoto/cities']))
})
