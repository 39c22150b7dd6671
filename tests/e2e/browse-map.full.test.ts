import { expectPlaces, listOf } from './browse-map.ts'
import { expect, open, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, failTiles, serveTiles } from './map-tiles.ts'

test.slow()

test.describe(() => {
  test.use({
    expectedErrors:
      /ERR_FAILED .*(BrowsePanel|\/map\/|cyberjapandata\.gsi\.go\.jp)|ERR_INTERNET_DISCONNECTED|GL Driver Message/,
  })

  test('when the code, the tiles or the places fail the page says so, and loads them again', async ({
    page,
  }) => {
    await failTiles(page)
    await page.route(/BrowsePanel/, (route) => route.abort(), { times: 1 })
    await page.route('**/map/kinki.json', (route) => route.abort(), { times: 1 })
    await open(page, '/map?prefecture=kyoto')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    const again = page.getByRole('button', { name: 'もう一度読み込む' })
    await expect(page.getByText('地図を読み込めませんでした')).toBeVisible()
    await again.click()
    // With its styles, which had failed.
    await expect(page.getByRole('button', { name: '現在地の近く' })).toHaveCSS('min-height', '44px')

    // While the map is not seen, the list has all places that match.
    const list = page.getByRole('region', { name: /^(表示中の|条件に合う)場所$/ })
    const places = list.getByRole('alert')
    await expect(places).toContainText('場所の一部を読み込めませんでした', { timeout: 20_000 })
    await places.getByRole('button', { name: 'もう一度読み込む' }).click()
    await expect(places).toHaveCount(0)
    await expect(page.getByText('地図の画像を読み込めませんでした')).toBeVisible({ timeout: 20_000 })
    await expect(list.getByRole('status')).toHaveText(/^条件に合う場所に[1-9]\d*件$/)
    await expect(list.getByRole('link').first()).toBeVisible()
    await expect(list.getByRole('button')).toHaveCount(0)

    await page.unrouteAll()
    await serveTiles(page)
    await again.click()
    await expectPlaces(page)
    await expect(again).toHaveCount(0)
    await expect(listOf(page)).toBeVisible()
  })

  test('without a network the list goes on with the places that were loaded', async ({ page, context }) => {
    await serveTiles(page)
    await open(page, '/map')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await context.setOffline(true)
    await page.getByLabel('都道府県').selectOption('京都府')
    await expect(listOf(page).getByRole('listitem').first()).toContainText('京都府')
    await page.getByRole('radio', { name: '宿', exact: true }).check({ force: true })
    await expect(listOf(page).getByRole('listitem').first()).toContainText('宿・')
  })

  test('a prefecture that was chosen without a network is shown once its places are there', async ({
    page,
    context,
  }) => {
    await serveTiles(page)
    await open(page, '/map?prefecture=kyoto&lat=35.1&lng=135.7&zoom=9')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await context.setOffline(true)
    await page.getByLabel('都道府県').selectOption('沖縄県')
    await expect(listOf(page).getByRole('alert')).toContainText('場所の一部を読み込めませんでした')
    await context.setOffline(false)
    await expect(listOf(page).getByRole('listitem').first()).toContainText('沖縄県')
    await expect(listOf(page).getByRole('alert')).toHaveCount(0)
  })
})

test.describe(() => {
  test.use({ expectedErrors: DRAWN_BY_SOFTWARE })

  test('without WebGL the list has all places', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await open(page, '/map?kind=hotel&prefecture=kyoto')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expect(page.getByText('お使いの環境では地図を描けませんでした')).toBeVisible({ timeout: 20_000 })
    const list = page.getByRole('region', { name: '条件に合う場所' })
    await expect(list.getByRole('listitem').first()).toContainText(/^.+宿・.+・京都府$/)
    await expect(list.getByRole('button')).toHaveCount(0)
  })

  test('on paper there are the lists without the map', async ({ page }) => {
    await serveTiles(page)
    await open(page, '/map?prefecture=kyoto')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.maplibregl-map')).toBeHidden()
    await expect(page.getByRole('radio', { name: 'すべて' })).toBeHidden()
    await expect(listOf(page).getByRole('link').first()).toBeVisible()
    await expect(listOf(page).getByRole('button').first()).toBeHidden()
  })
})
