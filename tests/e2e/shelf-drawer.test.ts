import type { Page } from '@playwright/test'
import { thing } from '#domain/shelf.fixture.ts'
import type { Favorite } from '#domain/shelf.ts'
import { expect, open, productionSite, test } from './fixtures.ts'
import { drawer, hadStored, heart, listOf, notice, openDrawer, opener, SPOT } from './shelf.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()
const gone: Favorite = { ...thing(1), createdAt: at(3) }

/** Content as it is, in the form in which a device keeps it; without `known` it has to be asked for. */
const kept = async (plural: string, query: string, day: number): Promise<Favorite> => {
  const response = await fetch(`${productionSite()}/v1/${plural}?limit=1${query}`)
  const { data } = await response.json()
  const [card] = Object.values<{ list: { id: string; kind: Favorite['targetType'] }[] }>(data)[0]?.list ?? []
  if (!card) throw new Error(`no ${plural}`)
  return { targetType: card.kind, targetId: card.id, createdAt: at(day) }
}

const withSpot = async (page: Page, ...others: Favorite[]) => {
  const spot = await kept('spots', '&q=城崎温泉', 5)
  await hadStored(page, { favorites: listOf(spot, ...others) })
}

test('the drawer opens from the header, closes by Esc, its button and beside it, and gives the focus back; from the menu it opens in its place; empty it says how it fills and leads on', async ({
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

test('what has no title on the device is asked for and remembered, each kind is shown for itself, and what is no longer public says so and can be taken away', async ({
  page,
}) => {
  await withSpot(
    page,
    await kept('article-pages', '&type=news', 4),
    await kept('article-pages', '&type=feature', 3),
    await kept('article-pages', '&type=experience', 2),
    gone,
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
  await drawer(page).getByRole('radio', { name: '見どころ' }).check()
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

test('a long list scrolls inside and shows the rest when asked', async ({ page }) => {
  const many = Array.from({ length: 60 }, (_, number) => ({ ...thing(number), createdAt: at(1) }))
  await hadStored(page, { favorites: listOf(...many) })
  await open(page, '/about')
  // By the keyboard: a link under the pointer would be fetched ahead, and these pages do not exist.
  await opener(page).press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(50)
  const panel = drawer(page).getByRole('tabpanel')
  expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await drawer(page).getByRole('button', { name: '続きを見る（残り10件）' }).press('Enter')
  await expect(drawer(page).getByRole('listitem')).toHaveCount(60)
})

test.describe(() => {
  test.use({ expectedErrors: /\/v1\/cards|ERR_INTERNET_DISCONNECTED/ })

  test('an answer that fails leaves what the device knows, and can be asked for again', async ({ page }) => {
    await withSpot(page, gone)
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

  test('offline the drawer shows what the device knows, and asks again when the line is back', async ({
    page,
    context,
  }) => {
    await open(page, SPOT.path)
    await heart(page).click()
    // Opened once, so that its code is there when the line goes.
    await openDrawer(page)
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await context.setOffline(true)
    await page.evaluate((favorites) => {
      localStorage.setItem('favorites', favorites)
      dispatchEvent(new StorageEvent('storage', { key: 'favorites' }))
    }, listOf(gone))
    await openDrawer(page)
    await expect(drawer(page)).toContainText('オフラインです')
    await expect(drawer(page).getByRole('link', { name: '見どころ1' })).toBeVisible()
    await context.setOffline(false)
    await expect(drawer(page)).not.toContainText('オフラインです')
    await expect(drawer(page)).toContainText('公開終了')
  })
})
