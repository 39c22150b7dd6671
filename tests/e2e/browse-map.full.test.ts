import { rulesOn, violations } from './accessible.ts'
import { canvas, cardOf, countOf, expectPlaces, listOf, pins } from './browse-map.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, failTiles, serveTiles } from './map-tiles.ts'

test.slow()

const KYOTO = '/map?prefecture=kyoto&lat=35.1&lng=135.7&zoom=9'

test.describe(() => {
  test.use({ expectedErrors: DRAWN_BY_SOFTWARE })

  test('the map is loaded by its button only; an address shows the view it was copied from, and bad values are ignored', async ({
    page,
  }) => {
    await serveTiles(page)
    const requests = requestsOf(page)
    await open(page, KYOTO)
    expect(requests.filter((request) => /maplibre|gsi\.go\.jp|\/map\/[a-z-]+\.json/.test(request))).toEqual(
      [],
    )
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    expect(requests.filter((request) => /\/map\/[a-z-]+\.json/.test(request))).toEqual([
      expect.stringMatching(/^fetch .*\/map\/kinki\.json$/),
    ])
    await expect(page.getByLabel('都道府県')).toHaveValue('kyoto')
    const [count, scale] = [await countOf(page).innerText(), page.locator('.maplibregl-ctrl-scale')]
    const drawn = await scale.innerText()
    expect(page.url()).toContain(KYOTO)

    await page.getByRole('button', { name: '地図を拡大' }).click()
    await expect(page).toHaveURL(/&zoom=10$/)
    await expect(scale).not.toHaveText(drawn)
    await page.goto(KYOTO)
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await expect(scale).toHaveText(drawn)
    await expect(countOf(page)).toHaveText(count)

    await page.goto('/map?kind=castle&prefecture=atlantis&lat=999&lng=x&zoom=-1')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await expect(page.getByRole('radio', { name: 'すべて' })).toBeChecked()
    await expect(page.getByLabel('都道府県')).toHaveValue('')
    await expect(page.getByText(/^ほか\d+件。/)).toBeVisible()
    await expect(listOf(page).getByRole('listitem')).toHaveCount(50)
  })

  test('the map can be used with the keyboard alone, and is accessible in both schemes', async ({ page }) => {
    await serveTiles(page)
    await open(page, KYOTO)
    await page.getByRole('button', { name: '地図をひらく' }).press('Enter')
    await expect(page.getByRole('region', { name: '地図', exact: true })).toBeFocused()
    await expectPlaces(page)
    const all = await countOf(page).innerText()
    await page.getByRole('radio', { name: 'すべて' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'スポット' })).toBeChecked()
    await expect(countOf(page)).not.toHaveText(all)
    await expect(page).toHaveURL(/kind=spot/)

    await canvas(page).press('ArrowRight')
    await expect(page).not.toHaveURL(/lng=135\.7&/)
    await canvas(page).press('ArrowLeft')

    const pin = pins(page).first()
    const name = (await pin.getAttribute('aria-label')) ?? ''
    await pin.press('Enter')
    await expect(cardOf(page).getByRole('link', { name })).toBeFocused()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await violations(rulesOn(page).include('main')), colorScheme).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(cardOf(page)).toHaveCount(0)
    await expect(pin).toBeFocused()

    await page.getByRole('button', { name: '地図をとばして一覧へ' }).press('Enter')
    await expect(page.getByRole('heading', { name: '表示中の場所' })).toBeFocused()
    await page.keyboard.press('Tab')
    const place = listOf(page).getByRole('link').first()
    await expect(place).toBeFocused()
    await expect(page.locator('.maplibregl-marker[data-highlighted]')).toHaveCount(1)
    const show = listOf(page)
      .getByRole('button', { name: /を地図で示す$/ })
      .first()
    await page.keyboard.press('Tab')
    await expect(show).toBeFocused()
    const shown = await place.innerText()
    await page.keyboard.press('Enter')
    await expect(cardOf(page).getByRole('link', { name: shown })).toBeVisible()
    await expect(page).toHaveURL(/&zoom=14$/)
    await expect(pins(page).filter({ visible: true })).toHaveAttribute('aria-label', shown)
    const chosen = page.getByRole('button', { name: shown, exact: true })
    await chosen.focus()
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight')
    await expect(chosen).toHaveCount(0)
    await expect(canvas(page)).toBeFocused()
  })

  test.describe(() => {
    test.use({ geolocation: { latitude: 35.003_91, longitude: 135.768_23 } })

    test('with permission the nearest places come first, and the position is in no address and no request', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['geolocation'])
      await serveTiles(page)
      const requests = requestsOf(page)
      await page.addInitScript(() => {
        const { geolocation } = navigator
        const locate = geolocation.getCurrentPosition.bind(geolocation)
        geolocation.getCurrentPosition = (...given) => {
          document.documentElement.dataset.located = ''
          locate(...given)
        }
      })
      await open(page, '/map')
      await page.getByRole('button', { name: '地図をひらく' }).click()
      await expectPlaces(page)
      await expect(page.locator('html')).not.toHaveAttribute('data-located')
      await page.getByRole('button', { name: '現在地の近く' }).click()
      await expect(page.getByRole('img', { name: '現在地' })).toBeVisible()
      await expect(countOf(page)).toContainText('現在地に近い順')
      const near = listOf(page).getByRole('listitem')
      await expect(near.first()).toContainText(/京都府・(50m以内|約\d)/)
      const metres = (await near.allInnerTexts()).map((text) => {
        const [, number = '', unit] = /約([\d.]+)(k?m)/.exec(text) ?? []
        return Number(number) * (unit === 'km' ? 1000 : 1)
      })
      expect(metres).toEqual(metres.toSorted((one, other) => one - other))
      await page.getByRole('button', { name: '地図を拡大' }).click()
      await expect(page).toHaveURL('/map')
      expect(requests.filter((request) => /35\.0|135\.7/.test(request))).toEqual([])
    })
  })

  test('without permission a message says why, and the map goes on', async ({ page }) => {
    await serveTiles(page)
    await open(page, '/map')
    await page.getByRole('button', { name: '地図をひらく' }).click()
    await expectPlaces(page)
    await page.getByRole('button', { name: '現在地の近く' }).click()
    await expect(page.getByText('位置情報の利用が許可されていません。')).toBeVisible()
    await expect(page.getByRole('button', { name: '現在地の近く' })).toBeEnabled()
    await expect(countOf(page)).toHaveText(/\d件$/)
  })
})

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

    // Takes the place of the failing route at once: the map asks again by itself.
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
