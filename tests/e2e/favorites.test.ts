import { expect, hydrated, open, test } from './fixtures.ts'
import { drawer, heart, notice, openDrawer, opener, SPOT } from './shelf.ts'

test('a favorite survives a reload and is counted in the header; removing it can be undone with its time, and other tabs are updated (R8)', async ({
  page,
  context,
}) => {
  await open(page, SPOT.path)
  await expect(heart(page)).toHaveAccessibleName(`${SPOT.title}をお気に入りに追加`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(heart(page)).toHaveAccessibleName(`${SPOT.title}をお気に入りから外す`)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await hydrated(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り1件）')

  const stored = () => page.evaluate(() => localStorage.getItem('favorites'))
  const before = await stored()
  expect(before).toContain('kinosaki-onsen')
  await heart(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'お気に入りから外しました' })).toBeVisible()
  await expect.poll(stored).toBeNull()
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(notice(page)).toBeHidden()
  await expect(heart(page)).toBeFocused()
  expect(await stored()).toBe(before)

  const other = await context.newPage()
  await open(other, SPOT.path)
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
  await heart(other).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('the ♡ of a card saves without opening it; the third one offers to sign in, once', async ({ page }) => {
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
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り1件）')
  await expect(page).toHaveURL('/spots')
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()

  const next = page
    .locator('main')
    .getByRole('button', { name: /お気に入りに追加$/ })
    .first()
  const last = page
    .locator('main')
    .getByRole('button', { name: /お気に入りから外す$/ })
    .last()
  await next.click()
  await expect(opener(page)).toHaveAccessibleName('お気に入り・履歴（お気に入り2件）')
  await expect(notice(page)).toBeHidden()
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

test('with blocked storage a favorite lasts for the visit, with a notice', async ({ page }) => {
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
  // The URL changes before the page is rendered, which closes overlays of the previous one.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(SPOT.title)
  await openDrawer(page)
  await expect(drawer(page).getByRole('link', { name: SPOT.title })).toBeVisible()
  await expect(drawer(page)).toContainText('ページを閉じるまでの間だけ残ります')
})

test('a hotel and a gift are kept from their pages, and found by their kind in the drawer', async ({
  page,
}) => {
  const keepFirstOf = async (path: string) => {
    await open(page, path)
    const card = page.locator('main').getByRole('article').first()
    const title = await card.getByRole('heading').innerText()
    await card.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(heart(page)).toHaveAccessibleName(`${title}をお気に入りに追加`)
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    return title
  }
  const hotel = await keepFirstOf('/hotels')
  const gift = await keepFirstOf('/gifts')
  await openDrawer(page)
  const links = drawer(page).getByRole('listitem').getByRole('link')
  await expect(links).toHaveText([gift, hotel])
  await expect(drawer(page).getByRole('radio')).toHaveCount(3)
  await drawer(page).getByRole('radio', { name: '宿' }).check()
  await expect(links).toHaveText([hotel])
  await links.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel)
})
