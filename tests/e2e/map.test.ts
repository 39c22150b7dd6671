import { rulesOn, violations } from './accessible.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'
import { ADDRESS, box, expectMap, map, NAME, PLACE, show } from './map-box.ts'
import { DRAWN_BY_SOFTWARE, serveTiles } from './map-tiles.ts'

test.use({ expectedErrors: DRAWN_BY_SOFTWARE })
test.slow()

test('a map is loaded on request without a layout shift; it is Japanese, usable by keyboard and wheel, accessible in both schemes, removed when closed, and reopens', async ({
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
  const newRequests = requests.slice(before.length).join('\n')
  expect(newRequests).toMatch(/^script /m)
  expect(newRequests).toMatch(/maplibre-gl-worker/)
  expect(newRequests).toMatch(/^stylesheet .*maplibre-gl/m)
  expect(newRequests).toMatch(/https:\/\/cyberjapandata\.gsi\.go\.jp\/xyz\/pale\/\d+\/\d+\/\d+\.png/)

  // The wheel scrolls the page, and the map shows how to zoom it.
  await map(page).hover({ position: { x: 60, y: 180 } })
  const above = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect(box(page).getByText('Ctrlキーを押しながらスクロールすると')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(above)

  await expect(box(page).getByRole('link', { name: '国土地理院' })).toHaveAttribute(
    'href',
    'https://maps.gsi.go.jp/development/ichiran.html',
  )
  const pin = box(page).getByRole('button', { name: NAME })
  await pin.press('Enter')
  await expect(box(page).getByText(ADDRESS)).toBeVisible()
  await expect(box(page).getByRole('button', { name: '閉じる' })).toBeFocused()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(rulesOn(page).include('details')), colorScheme).toEqual([])
  }
  await page.keyboard.press('Escape')
  await expect(box(page).getByText(ADDRESS)).toHaveCount(0)
  await expect(pin).toBeFocused()

  const scale = box(page).locator('.maplibregl-ctrl-scale')
  const drawn = await scale.innerText()
  await box(page).getByRole('button', { name: '地図を拡大' }).click()
  await expect(scale).not.toHaveText(drawn)
  await expect(box(page).getByRole('button', { name: '地図を縮小' })).toBeVisible()

  await box(page).getByText('地図を閉じる').click()
  await expect(page.locator('.maplibregl-map')).toHaveCount(0)
  await show(page)
  await expectMap(page)
})

test('without WebGL the map shows a notice, and logs nothing', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await open(page, PLACE)
  await show(page)
  const problem = box(page).getByRole('status')
  await expect(problem).toContainText('お使いの環境では地図を描けませんでした', { timeout: 20_000 })
  await expect(problem).toContainText(ADDRESS)
  await expect(problem.getByRole('button')).toHaveCount(0)
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the map shows a notice and the links to other maps', async ({ page }) => {
    await page.goto(PLACE)
    await show(page)
    await expect(box(page).getByText('地図の表示にはJavaScriptが必要です')).toBeVisible()
    await expect(box(page).getByText('地図を準備しています')).toBeHidden()
    const facts = page.getByRole('region', { name: '基本情報' })
    await expect(facts).toContainText(ADDRESS)
    await expect(facts.getByRole('link', { name: /^地理院地図/ })).toBeVisible()
  })
})
