import { rulesOn, violations } from './accessible.ts'
import { canvas, cardOf, countOf, expectPlaces, groups, listOf, pins } from './browse-map.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, serveTiles } from './map-tiles.ts'

test.use({ expectedErrors: DRAWN_BY_SOFTWARE })
test.slow()

const KYOTO = '/map?prefecture=kyoto&lat=35.1&lng=135.7&zoom=9'

test('a reader gets from a list to the map with its filter, from a pin to a place, and back to the same view', async ({
  page,
}) => {
  await serveTiles(page)
  await open(page, '/spots')
  await page.getByRole('link', { name: '地図で見る' }).click()
  await expect(page).toHaveURL('/map?kind=spot')
  await expectPlaces(page)
  await expect(page.getByRole('radio', { name: 'スポット' })).toBeChecked()

  const before = await countOf(page).innerText()
  const label = (await groups(page).first().getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: label }).first().click()
  await expect(page).toHaveURL(/\/map\?kind=spot&lat=\d+(\.\d{1,4})?&lng=\d+(\.\d{1,4})?&zoom=[\d.]+$/)
  await expect(countOf(page)).not.toHaveText(before)

  await page.getByLabel('都道府県').selectOption('京都府')
  await expect(page).toHaveURL(/kind=spot&prefecture=kyoto&lat=3[45]/)
  await expect(page.getByRole('link', { name: '京都府のスポットの一覧' })).toHaveAttribute(
    'href',
    '/spots?prefecture=kyoto',
  )
  await pins(page).first().click()
  const view = page.url()
  const link = cardOf(page).getByRole('link')
  const name = await link.innerText()
  await expect(cardOf(page)).toContainText(/スポット・.+・京都府/)
  await expect(cardOf(page).locator('img')).toHaveCount(1)
  await expect(listOf(page).locator('[aria-current=true]')).toContainText(name)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expectPlaces(page)
  expect(page.url()).toBe(view)
  await expect(listOf(page).getByRole('link', { name })).toBeVisible()
})

test('the map is loaded by its button only; an address shows the view it was copied from, and bad values are ignored', async ({
  page,
}) => {
  await serveTiles(page)
  const requests = requestsOf(page)
  await open(page, KYOTO)
  expect(requests.filter((request) => /maplibre|gsi\.go\.jp|\/map\/[a-z-]+\.json/.test(request))).toEqual([])
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

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript the page lists the prefectures with the numbers of their places', async ({
    page,
  }) => {
    await page.goto('/map?prefecture=kyoto')
    await expect(page.getByText('地図の表示にはJavaScriptが必要です。')).toBeVisible()
    await expect(page.getByRole('button', { name: '地図をひらく' })).toBeHidden()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^京都府\s*\d+件$/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('京都府')
    await expect(page.getByRole('link', { name: '京都府を地図で見る' })).toHaveAttribute('rel', 'nofollow')
  })
})
