import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, serveTiles } from './map-tiles.ts'
import { drawer, openDrawer } from './shelf.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: DRAWN_BY_SOFTWARE })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const section = (page: Page, title: RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) })
const trail = (page: Page) => page.getByRole('navigation', { name: 'パンくず' })

test('who lands on a spot finds its town, keeps another spot of it with ♡, and opens that', async ({
  page,
}) => {
  await page.goto('/spots/kanazawa-kenrokuen', { referer: 'https://search.example/' })
  await trail(page).getByRole('link', { name: '金沢市' }).click()
  await expect(page).toHaveURL('/pr/ishikawa/17201')
  await expect(heading(page, '金沢市')).toBeVisible()
  await hydrated(page)
  const other = page
    .getByRole('article')
    .filter({ has: page.locator('a[href^="/spots/"]:not([href$="kenrokuen"])') })
    .first()
  const name = await other.getByRole('heading').innerText()
  const heart = other.getByRole('button', { name: /お気に入りに追加$/ })
  const box = await heart.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await heart.click()
  await expect(other.getByRole('button', { name: /お気に入りから外す$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL('/pr/ishikawa/17201')
  await openDrawer(page)
  await drawer(page).getByRole('link', { name }).click()
  await expect(heading(page, name)).toBeVisible()
  await expect(trail(page).getByRole('link', { name: '金沢市' })).toBeVisible()
})

test('by the keyboard a reader gets from a town to its places on the map, and to towns nearby', async ({
  page,
}) => {
  test.slow()
  await serveTiles(page)
  await open(page, '/pr/ishikawa/17201')
  await page.getByRole('link', { name: '金沢市の地図へ' }).focus()
  await page.keyboard.press('Enter')
  const map = page.locator('#map')
  await expect(map.locator('summary')).toBeInViewport()
  await map.locator('summary').focus()
  await page.keyboard.press('Enter')
  await map.getByRole('button', { name: '兼六園' }).focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link', { name: /兼六園/ })).toHaveAttribute('href', '/spots/kanazawa-kenrokuen')
  await section(page, /^近くの市区町村$/)
    .getByRole('link', { name: '高岡市' })
    .focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, '高岡市')).toBeVisible()
  await trail(page).getByRole('link', { name: '富山県' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page, '富山県')).toBeVisible()
  await section(page, /^富山県の市区町村$/)
    .getByRole('link', { name: /^富山市/ })
    .click()
  await expect(heading(page, '富山市')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a search for a town leads to its page, and that to what there is', async ({ page }) => {
    await page.goto(`/search/=/${encodeURIComponent('keyword=金沢')}`)
    await page.getByRole('link', { name: '金沢市のページ' }).click()
    await expect(heading(page, '金沢市')).toBeVisible()
    await section(page, /^金沢市の(ほかの)?スポット$/)
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click()
    await expect(trail(page).getByRole('link', { name: '金沢市' })).toBeVisible()
  })
})
