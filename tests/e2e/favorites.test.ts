import { thing } from '#domain/shelf.fixture.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { ARTICLE, drawer, hadStored, heart, listOf, notice, openDrawer, opener, SPOT } from './shelf.ts'

const LONG_AGO = '2026-01-01T00:00:00.000Z'

test('a ♡ is kept over a reload, and counted in the header (R8)', async ({ page }) => {
  await open(page, SPOT.path)
  await expect(heart(page)).toHaveAccessibleName(`${SPOT.title}をお気に入りに追加`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toHaveAccessibleName(`${SPOT.title}をお気に入りから外す`)
  await page.reload()
  await hydrated(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り1件）')
})

test('the ♡ near the title and the one at the end are one, in its place and size', async ({ page }) => {
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

test('a ♡ on a card of a list keeps the thing and does not open it', async ({ page }) => {
  await open(page, '/spots')
  const card = page.getByRole('article').first()
  const name = await card.getByRole('heading').innerText()
  const button = card.getByRole('button', { name: /お気に入りに追加$/ })
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect(card.getByRole('button', { name: /お気に入りから外す$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page).toHaveURL('/spots')
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name })).toBeVisible()
})

test('another tab follows what this one keeps and lets go', async ({ page, context }) => {
  await open(page, SPOT.path)
  const other = await context.newPage()
  await open(other, SPOT.path)
  await heart(page).click()
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await heart(other).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('what was let go can be had back, with the moment it had', async ({ page }) => {
  await open(page, SPOT.path)
  await heart(page).click()
  const stored = () => page.evaluate(() => localStorage.getItem('favorites'))
  await expect.poll(stored).toContain('kinosaki-onsen')
  const before = await stored()
  await heart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'お気に入りから外しました' })).toBeVisible()
  await expect.poll(stored).toBeNull()
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(notice(page)).toBeHidden()
  await expect(heart(page)).toBeFocused()
  expect(await stored()).toBe(before)
})

test('the way back is open for five seconds, and longer for who points at it', async ({ page }) => {
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

test('the third favourite brings one offer to sign in, and no other ever', async ({ page }) => {
  await open(page, '/spots')
  const next = page
    .locator('main')
    .getByRole('button', { name: /お気に入りに追加$/ })
    .first()
  const last = page
    .locator('main')
    .getByRole('button', { name: /お気に入りから外す$/ })
    .last()
  for (const count of [1, 2]) {
    await next.click()
    await expect(opener(page)).toHaveAccessibleName(`お気に入り・履歴（お気に入り${count}件）`)
    await expect(notice(page)).toBeHidden()
  }
  await next.click()
  await expect(notice(page).getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login')
  await notice(page).getByRole('button', { name: '閉じる' }).click()
  await expect(notice(page)).toBeHidden()
  await last.click()
  await expect(notice(page)).toContainText('外しました')
  await next.click()
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り3件）')
  await expect(notice(page)).toBeHidden()
})

test('where storage is blocked the ♡ lasts for the visit, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, SPOT.path)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(notice(page)).toContainText('保存できないため')
  await page.getByRole('banner').getByRole('link', { name: '記事' }).click()
  // The address comes before the page, and the page closes what lay over the one before.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SPOT.title)
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: SPOT.title })).toBeVisible()
  await expect(drawer(page)).toContainText('ページを閉じるまでの間だけ残ります')
})

test('where storage is full nothing is lost of what was there', async ({ page }) => {
  await hadStored(page, { favorites: listOf({ ...thing(1), createdAt: LONG_AGO }) })
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

test('broken and foreign storage is an empty shelf', async ({ page }) => {
  await hadStored(page, { favorites: '{"version":1,"list":[{', histories: '[1,2]', 'shelf-settings': 'yes' })
  await open(page, SPOT.path)
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴')
  await heart(page).click()
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り1件）')
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('without JavaScript no button is shown that could not keep its word', async ({ page }) => {
    await page.goto(SPOT.path)
    await expect(page.getByRole('button', { name: /お気に入り/ }).filter({ visible: true })).toHaveCount(0)
  })
})
