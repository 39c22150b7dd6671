import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { drawer, heart, listOf, openDrawer, opener, SPOT, seedStorage } from './shelf.ts'
import { at, unavailable, withSpot } from './shelf-drawer.ts'

test('a long list scrolls inside the drawer and shows the rest on request', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, number) => ({ ...shelfItem(number), createdAt: at(1) }))
  await seedStorage(page, { favorites: listOf(...many) })
  await open(page, '/about')
  // By keyboard: hovering would preload links, and these pages do not exist.
  await opener(page).press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(50)
  const panel = drawer(page).getByRole('tabpanel')
  expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await drawer(page).getByRole('button', { name: '続きを見る（残り10件）' }).press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(60)
})

test.describe(() => {
  test.use({ expectedErrors: /\/v1\/cards|ERR_INTERNET_DISCONNECTED/ })

  test('when the call fails the drawer shows the stored snapshots, and can retry', async ({ page }) => {
    await withSpot(page, unavailable)
    await page.route('**/v1/cards?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await open(page, '/about')
    await openDrawer(page)
    await expect(drawer(page)).toContainText('最新の内容を確認できませんでした')
    await expect(drawer(page).getByRole('link', { name: '見どころ1' })).toBeVisible()
    await expect(drawer(page)).toContainText('読み込めなかったページ')
    await page.unroute('**/v1/cards?*')
    await drawer(page).getByRole('button', { name: 'もう一度確認する' }).click()
    await expect(drawer(page).getByRole('link', { name: SPOT.title })).toBeVisible()
    await expect(drawer(page)).not.toContainText('確認できませんでした')
  })

  test('offline the drawer shows the stored snapshots, and fetches again when back online', async ({
    page,
    context,
  }) => {
    await open(page, SPOT.path)
    await heart(page).click()
    // Opened once, so that its code is loaded before going offline.
    await openDrawer(page)
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await context.setOffline(true)
    await page.evaluate((favorites) => {
      localStorage.setItem('favorites', favorites)
      dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
    }, listOf(unavailable))
    await openDrawer(page)
    await expect(drawer(page)).toContainText('オフラインです')
    await expect(drawer(page).getByRole('link', { name: '見どころ1' })).toBeVisible()
    await context.setOffline(false)
    await expect(drawer(page)).not.toContainText('オフラインです')
    await expect(drawer(page)).toContainText('公開終了')
  })
})
