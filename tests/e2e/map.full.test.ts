import { expect, hydrated, open, test } from './fixtures.ts'
import { ADDRESS, box, expectMap, PLACE, show } from './map-box.ts'
import { DRAWN_BY_SOFTWARE, failTiles, serveTiles } from './map-tiles.ts'

const ARTICLE = '/article-pages/aizu-two-days-by-train'

test.use({ expectedErrors: DRAWN_BY_SOFTWARE })
test.slow()

test('a map opened before hydration is drawn afterwards, with the numbers of the list below it', async ({
  page,
}) => {
  await serveTiles(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/entries/**', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' })
  await show(page)
  await expect(page.getByText('地図を準備しています')).toBeVisible()
  release()
  await hydrated(page)
  const places = await page.locator('section:has(> details) ol > li > :first-child').allInnerTexts()
  expect(places.length).toBeGreaterThan(1)
  const pins = box(page).getByRole('button', { name: /^\d+ / })
  await expect(pins).toHaveCount(places.length, { timeout: 20_000 })
  for (const [index, name] of places.entries())
    await expect(box(page).getByRole('button', { name: `${index + 1} ${name}` })).toBeVisible()
})

test.describe(() => {
  test.use({ expectedErrors: /ERR_FAILED .*(MapPanel|cyberjapandata\.gsi\.go\.jp)|GL Driver Message/ })

  test('when the code of the map or its tiles fail the page shows the address, and retries', async ({
    page,
  }) => {
    await failTiles(page)
    await page.route(/MapPanel/, (route) => route.abort(), { times: 1 })
    await open(page, PLACE)
    await show(page)
    const problem = box(page).getByRole('status')
    await expect(problem).toContainText('地図を読み込めませんでした')
    await expect(problem).toContainText(ADDRESS)
    await problem.getByRole('button', { name: 'もう一度読み込む' }).click()

    await expect(problem).toContainText('地図の画像を読み込めませんでした', { timeout: 20_000 })
    await expect(problem).toContainText(ADDRESS)
    await expect(problem.getByRole('link', { name: /^Googleマップ/ })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    )
    await expect(problem.getByRole('link', { name: /^地理院地図/ })).toHaveAttribute(
      'href',
      /maps\.gsi\.go\.jp/,
    )
    await page.unrouteAll()
    await serveTiles(page)
    await problem.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expectMap(page)
    await expect(problem).toHaveCount(0)
  })
})
