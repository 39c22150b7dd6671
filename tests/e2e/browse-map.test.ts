import { cardOf, countOf, expectPlaces, groups, listOf, pins } from './browse-map.ts'
import { expect, open, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, serveTiles } from './map-tiles.ts'

test.use({ expectedErrors: DRAWN_BY_SOFTWARE })
test.slow()

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
  await groups(page).first().click()
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

test('a reader who follows a link to the map before the app is there needs no second press', async ({
  page,
}) => {
  await serveTiles(page)
  await page.goto('/pr/kyoto')
  await page.getByRole('link', { name: '京都府を地図で見る' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/map\?prefecture=kyoto/)
  await expectPlaces(page)
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
