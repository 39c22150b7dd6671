import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { monthAfter } from '#domain/date/month.ts'
import { expect, navigationReady, open, requestsOf, test } from './fixtures.ts'

const month = japaneseMonth(new Date())
const after = monthAfter(month, 1)

test('a reader gets from the top page to this month, to a spot in season, and back by its best months', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: `${month}月の旅へ` }).click()
  await expect(page).toHaveURL(`/months/${month}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${month}月の旅`)
  const spot = page.locator('#spots').getByRole('heading', { level: 4 }).getByRole('link').first()
  const href = await spot.getAttribute('href')
  await spot.click()
  await expect(page).toHaveURL(href ?? '')
  await page
    .getByRole('main')
    .getByRole('link', { name: `${month}月`, exact: true })
    .click()
  await expect(page).toHaveURL(`/months/${month}`)
})

test('months are chosen by the keyboard, and a region by its name', async ({ page }) => {
  await open(page, `/months/${month}`)
  const months = page.getByRole('navigation', { name: '月から選ぶ' })
  await expect(months.getByRole('link')).toHaveCount(12)
  const present = months.getByRole('link', { name: new RegExp(`^${month}月 ?今月$`) })
  await expect(present).toHaveAttribute('aria-current', 'page')
  await months.getByRole('link').first().focus()
  for (let step = 1; step < after; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/months/${after}`)
  await expect(present).not.toHaveAttribute('aria-current', 'page')
  const regions = page.getByRole('navigation', { name: '地方ごとの見ごろ' })
  await regions.getByRole('link', { name: '近畿' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/months/${after}#kinki`)
  await expect(page.getByRole('heading', { level: 3, name: '近畿' })).toBeInViewport()
})

test('the data of a filtered list, which is made on request, is not loaded by pointing at its link', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await open(page, `/months/${month}`)
  await navigationReady(page)
  const list = page.getByRole('link', { name: /見どころをすべて見る（/ }).first()
  await list.hover()
  const loaded = page.waitForResponse(new RegExp(`/months/${after}/_payload\\.json`))
  await page.getByRole('link', { name: `${after}月の旅` }).hover()
  await loaded
  expect(requests.filter((request) => request.includes('/spots/_payload.json'))).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a month shows its spots and events, and leads to the next one', async ({ page }) => {
    await page.goto(`/months/${month}`)
    await expect(page.getByText(`${month}月今月`)).toBeVisible()
    await expect(
      page.getByRole('heading', { level: 2, name: new RegExp(`年${month}月の行事`) }),
    ).toBeVisible()
    expect(await page.locator('#spots article').count()).toBeGreaterThan(10)
    await page
      .getByRole('navigation', { name: '前後の月' })
      .getByRole('link', { name: `${after}月の旅` })
      .click()
    await expect(page).toHaveURL(`/months/${after}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${after}月の旅`)
  })
})
