import type { Page } from '@playwright/test'
import { rulesOn, violations } from './accessible.ts'
import { expect, hydrated, open, requestsOf, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, loseTiles, serveTiles } from './map-tiles.ts'

const PLACE = '/spots/nagoya-port-aquarium'
const NAME = '名古屋港水族館'
const ADDRESS = '愛知県名古屋市港区港町1-3'
const ARTICLE = '/article-pages/aizu-two-days-by-train'

test.use({ expectedErrors: DRAWN_BY_SOFTWARE })
test.slow()

const box = (page: Page) => page.locator('details').filter({ hasText: '地図を' })
const show = (page: Page) => box(page).getByText('地図を表示').click()
/** The map as it is found by those who cannot see it. */
const map = (page: Page) => page.getByRole('region', { name: `${NAME}の周辺の地図` })

/** The map is there: drawn by software on a busy machine, it may take its time. */
const expectMap = (page: Page) => expect(map(page)).toBeVisible({ timeout: 20_000 })

test('a map costs nothing until it is asked for, and changes the place of nothing when it comes', async ({
  page,
}) => {
  await serveTiles(page)
  const requests = requestsOf(page)
  await open(page, PLACE)
  await box(page).scrollIntoViewIfNeeded()
  const [before, frame] = [[...requests], await box(page).boundingBox()]
  expect(before.filter((request) => /map|gsi\.go\.jp/i.test(request))).toEqual([])

  await show(page)
  await expectMap(page)
  await expect(page.getByText('地図を読み込んでいます')).toHaveCount(0, { timeout: 20_000 })
  expect(await box(page).boundingBox()).toEqual(frame)
  const asked = requests.slice(before.length).join('\n')
  expect(asked).toMatch(/^script /m)
  expect(asked).toMatch(/maplibre-gl-worker/)
  expect(asked).toMatch(/^stylesheet .*maplibre-gl/m)
  expect(asked).toMatch(/https:\/\/cyberjapandata\.gsi\.go\.jp\/xyz\/pale\/\d+\/\d+\/\d+\.png/)
})

test('the map names its source, its place and its buttons in Japanese', async ({ page }) => {
  await serveTiles(page)
  await open(page, PLACE)
  await show(page)
  await expectMap(page)
  await expect(box(page).getByRole('link', { name: '国土地理院' })).toHaveAttribute(
    'href',
    'https://maps.gsi.go.jp/development/ichiran.html',
  )
  const scale = box(page).locator('.maplibregl-ctrl-scale')
  const before = await scale.innerText()
  await box(page).getByRole('button', { name: '地図を拡大' }).click()
  await expect(scale).not.toHaveText(before)
  await expect(box(page).getByRole('button', { name: '地図を縮小' })).toBeVisible()
})

test('a pin opens a note by keyboard, and Escape leads back to the pin', async ({ page }) => {
  await serveTiles(page)
  await open(page, PLACE)
  await show(page)
  await expectMap(page)
  const pin = box(page).getByRole('button', { name: NAME })
  await pin.press('Enter')
  await expect(box(page).getByText(ADDRESS)).toBeVisible()
  await expect(box(page).getByRole('button', { name: '閉じる' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page).getByText(ADDRESS)).toHaveCount(0)
  await expect(pin).toBeFocused()
})

test('the open map breaks no rule of accessibility that a machine can check, in the light and in the dark', async ({
  page,
}) => {
  await serveTiles(page)
  await open(page, PLACE)
  await show(page)
  await expectMap(page)
  await box(page).getByRole('button', { name: NAME }).click()
  await expect(box(page).getByText(ADDRESS)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(rulesOn(page).include('details')), colorScheme).toEqual([])
  }
})

test('the wheel scrolls the page over the map, and says how the map is moved', async ({ page }) => {
  await serveTiles(page)
  await open(page, PLACE)
  await show(page)
  await expectMap(page)
  await map(page).hover({ position: { x: 60, y: 180 } })
  const before = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect(box(page).getByText('Ctrlキーを押しながらスクロールすると')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
})

test('a closed map is gone, and comes again', async ({ page }) => {
  await serveTiles(page)
  await open(page, PLACE)
  await show(page)
  await expectMap(page)
  await box(page).getByText('地図を閉じる').click()
  await expect(page.locator('.maplibregl-map')).toHaveCount(0)
  await show(page)
  await expectMap(page)
})

test('a map that is opened before the page answers is drawn when it does', async ({ page }) => {
  await serveTiles(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entries/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PLACE, { waitUntil: 'domcontentloaded' })
  await show(page)
  await expect(page.getByText('地図を準備しています')).toBeVisible()
  release()
  await hydrated(page)
  await expectMap(page)
})

test.describe(() => {
  test.use({ expectedErrors: /ERR_FAILED .*cyberjapandata\.gsi\.go\.jp|GL Driver Message/ })

  test('where tiles cannot be reached the page says where the place is, and tries again', async ({
    page,
  }) => {
    await loseTiles(page)
    await open(page, PLACE)
    await show(page)
    const trouble = box(page).getByRole('status')
    await expect(trouble).toContainText('地図の画像を読み込めませんでした', { timeout: 20_000 })
    await expect(trouble).toContainText(ADDRESS)
    await expect(trouble.getByRole('link', { name: /^Googleマップ/ })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    )
    await expect(trouble.getByRole('link', { name: /^地理院地図/ })).toHaveAttribute(
      'href',
      /maps\.gsi\.go\.jp/,
    )
    await page.unrouteAll()
    await serveTiles(page)
    await trouble.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expectMap(page)
    await expect(trouble).toHaveCount(0)
  })
})

test.describe(() => {
  test.use({ expectedErrors: /ERR_FAILED .*MapPanel|GL Driver Message/ })

  test('where the code of the map does not come it can be asked for again', async ({ page }) => {
    await serveTiles(page)
    await page.route(/MapPanel/, (route) => route.abort(), { times: 1 })
    await open(page, PLACE)
    await show(page)
    const trouble = box(page).getByRole('status')
    await expect(trouble).toContainText('地図を読み込めませんでした')
    await expect(trouble).toContainText(ADDRESS)
    await trouble.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expectMap(page)
  })
})

test('a browser that cannot draw the map says so, without a word to the console', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, PLACE)
  await show(page)
  const trouble = box(page).getByRole('status')
  await expect(trouble).toContainText('お使いの環境では地図を描けませんでした', { timeout: 20_000 })
  await expect(trouble).toContainText(ADDRESS)
  await expect(trouble.getByRole('button')).toHaveCount(0)
})

test("an article's map numbers its places as the list below it does", async ({ page }) => {
  await serveTiles(page)
  await open(page, ARTICLE)
  const places = await page.locator('section:has(> details) ol > li > :first-child').allInnerTexts()
  expect(places.length).toBeGreaterThan(1)
  await show(page)
  const pins = box(page).getByRole('button', { name: /^\d+ / })
  await expect(pins).toHaveCount(places.length, { timeout: 20_000 })
  for (const [index, name] of places.entries())
    await expect(box(page).getByRole('button', { name: `${index + 1} ${name}` })).toBeVisible()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the map says what it needs, and the links to other maps are there', async ({
    page,
  }) => {
    await page.goto(PLACE)
    await show(page)
    await expect(box(page).getByText('地図の表示にはJavaScriptが必要です')).toBeVisible()
    await expect(box(page).getByText('地図を準備しています')).toBeHidden()
    const facts = page.getByRole('region', { name: '基本情報' })
    await expect(facts).toContainText(ADDRESS)
    await expect(facts.getByRole('link', { name: /^地理院地図/ })).toBeVisible()
  })
})
