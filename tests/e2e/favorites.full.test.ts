import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { ARTICLE, heart, listOf, notice, opener, SPOT, seedStorage } from './shelf.ts'

const LONG_AGO = '2026-01-01T00:00:00.000Z'

test('the two ♡ buttons of a page share one state, position and size', async ({ page }) => {
  await open(page, ARTICLE)
  const hearts = page.locator('main').getByRole('button', { name: /津軽鉄道.*お気に入り/ })
  await expect(hearts).toHaveCount(2)
  const box = await hearts.first().boundingBox()
  await hearts.last().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => hearts.first().boundingBox()).toEqual(box)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('undo is offered for five seconds, and longer while hovered', async ({ page }) => {
  await page.clock.install()
  await open(page, SPOT.path)
  await heart(page).click()
  await heart(page).click()
  await expect(notice(page)).toBeVisible()
  await page.clock.fastForward(3000)
  await notice(page).hover()
  await page.clock.fastForward(20_000)
  await expect(notice(page)).toBeVisible()
  await page.mouse.move(600, 20)
  await page.clock.fastForward(5000)
  await expect(notice(page)).toBeHidden()
})

test('full storage loses nothing that was stored', async ({ page }) => {
  await seedStorage(page, { favorites: listOf({ ...shelfItem(1), createdAt: LONG_AGO }) })
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, SPOT.path)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toContain('見どころ1')
})

test('invalid storage is an empty list of saved items', async ({ page }) => {
  await seedStorage(page, {
    favorites: '{"version":1,"list":[{',
    histories: '[1,2]',
    'shelf-settings': 'yes',
  })
  await open(page, SPOT.path)
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴')
  await heart(page).click()
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り1件）')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript no favorite button is shown', async ({ page }) => {
    await page.goto(SPOT.path)
    await expect(page.getByRole('button', { name: /お気に入り/ }).filter({ visible: true })).toHaveCount(0)
  })
})
