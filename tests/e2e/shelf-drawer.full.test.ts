import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { drawer, heart, listOf, notice, openDrawer, opener, SPOT, seedStorage } from './shelf.ts'
import { anyOf, at, unavailable, withSpot } from './shelf-drawer.ts'

test('the drawer opens from the header and the menu, closes by Esc, its button and a click outside, and returns the focus; empty it has a hint and links', async ({
  page,
}) => {
  await open(page, '/')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => drawer(page).getByRole('button', { name: '閉じる' }).click(),
    () => page.mouse.click(100, 450),
  ]) {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await close()
    await expect(drawer(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }

  await openDrawer(page)
  await drawer(page).getByRole('tab', { name: 'お気に入り' }).focus()
  await page.keyboard.press('ArrowRight')
  const histories = drawer(page).getByRole('tab', { name: '履歴' })
  await expect(histories).toBeFocused()
  await expect(histories).toHaveAttribute('aria-selected', 'true')
  await expect(drawer(page).getByRole('tabpanel', { name: '履歴' })).toContainText('読んだ見どころや記事')
  await page.emulateMedia({ media: 'print' })
  await expect(drawer(page)).toBeHidden()
  await expect(opener(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  const menu = page.getByRole('dialog', { name: 'menu' })
  await menu.getByRole('button', { name: 'お気に入り・履歴' }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(menu).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 900 })

  await openDrawer(page)
  await drawer(page).getByRole('tab', { name: 'お気に入り' }).click()
  await expect(drawer(page)).toContainText('♡を押すと、ここに並びます')
  await drawer(page).getByRole('link', { name: '見どころを見る' }).click()
  await expect(page).toHaveURL('/spots')
  await expect(drawer(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
})

test('missing titles are fetched and stored, entries are filtered by kind, and removed content says so and can be deleted', async ({
  page,
}) => {
  await withSpot(
    page,
    await anyOf('article-pages', '&type=news', 4),
    await anyOf('article-pages', '&type=feature', 3),
    await anyOf('article-pages', '&type=experience', 2),
    unavailable,
  )
  await open(page, '/')
  await openDrawer(page)
  const links = drawer(page).getByRole('listitem').getByRole('link')
  await expect(links).toHaveCount(4)
  for (const kind of ['ニュース', '特集', '体験']) {
    await drawer(page).getByRole('radio', { name: kind }).check()
    await expect(links).toHaveCount(1)
    await expect(drawer(page).getByRole('listitem')).toContainText(kind)
  }
  await drawer(page).getByRole('radio', { name: 'スポット' }).check()
  await expect(links).toHaveText([SPOT.title])
  await expect(links).toHaveAttribute('href', SPOT.path)
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toContain(SPOT.title)

  const row = drawer(page).getByRole('listitem').filter({ hasText: '見どころ1' })
  await expect(row).toContainText('公開終了')
  await expect(row.getByRole('link')).toHaveCount(0)
  await row.getByRole('button', { name: '見どころ1をお気に入りから外す' }).click()
  await expect(row).toHaveCount(0)
  await expect(drawer(page).getByRole('button', { name: /城崎温泉をお気に入りから外す/ })).toBeFocused()
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(row).toBeVisible()
})

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
