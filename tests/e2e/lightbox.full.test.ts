import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 500/ })

/** A hero and a gallery of two. */
const ARTICLE = '/article-pages/chubu-water-mirror-views'

const dialog = (page: Page) => page.getByRole('dialog', { name: '写真' })
const second = (page: Page) => page.locator('main a[data-zoom]').nth(1)
const status = (page: Page) => dialog(page).getByRole('status')

test('the lightbox shows caption, credit and number; keys and buttons navigate and stop at both ends; the page behind does not scroll; Esc and a click outside close it', async ({
  page,
}) => {
  await open(page, ARTICLE)
  await second(page).scrollIntoViewIfNeeded()
  await expect.poll(() => second(page).evaluate((link) => link.querySelector('img')?.complete)).toBe(true)
  const requests = requestsOf(page)
  const large = () => requests.filter((request) => request.includes('width=2048'))
  const wanted = await page
    .locator('main a[data-zoom]')
    .evaluateAll((links) => links.map((link) => `image ${(link as HTMLAnchorElement).href}`))
  expect(large()).toEqual([])
  await second(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText('2 / 3')
  await expect(dialog(page)).toContainText('梓川。大正池の水も、この川につながっています')
  await expect(dialog(page)).toContainText('たびしるべ（挿絵）')
  await expect(dialog(page).getByRole('img', { name: /川/ })).toBeVisible()
  await expect(page).toHaveURL(ARTICLE)
  // Large versions are loaded for the current and the next picture only.
  await expect.poll(() => large().filter((request) => wanted.slice(1).includes(request)).length).toBe(2)

  await expect(status(page)).toHaveText(/^3枚中2枚目：/)
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key)
    await expect(status(page)).toHaveText(new RegExp(`^3枚中${number}枚目`))
  }
  const next = dialog(page).getByRole('button', { name: '次の写真' })
  await expect(next).not.toHaveAttribute('aria-disabled')
  await next.click()
  await expect(dialog(page)).toContainText('3 / 3')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await dialog(page).getByRole('button', { name: '前の写真' }).click()
  await expect(dialog(page)).toContainText('2 / 3')
  for (const button of await dialog(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }

  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(640, 450)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  for (const _ of [1, 2, 3, 4]) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(isOutside).toBe(false)
  }
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(second(page)).toBeFocused()
  await second(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(640, 85)
  await expect(dialog(page)).toBeHidden()
  await expect(second(page)).toBeFocused()
})

test('swiping navigates the pictures on a phone, without animation for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, ARTICLE)
  await second(page).click()
  const track = dialog(page).getByRole('list')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBe(390)
  // After a swipe: the track is between two pictures and snaps to one.
  await track.evaluate((list) => list.scrollTo({ left: 700, behavior: 'instant' }))
  await expect(dialog(page)).toContainText('3 / 3')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBe(780)
  await expect(track).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(track).toHaveCSS('scroll-behavior', 'auto')
})

test('the lightbox closes when the reader goes back to the page before', async ({ page }) => {
  await open(page, '/article-pages/tsugaru-stove-train-2026')
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), {
      href: path,
      textContent: '次の記事',
    })
    document.getElementById('main')?.prepend(link)
  }, ARTICLE)
  await page.getByRole('link', { name: '次の記事' }).click()
  await expect(page).toHaveURL(ARTICLE)
  await second(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/tsugaru-stove-train-2026$/)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-covered')
})

test('a slow scroll start does not undo a button; without the large picture the small one stays, with a notice', async ({
  page,
}) => {
  await open(page, ARTICLE)
  const missing = (await page.locator('main a[data-zoom]').last().getAttribute('href')) ?? ''
  await page.route(
    ({ href }) => href.endsWith(missing),
    (route) => route.fulfill({ status: 500 }),
  )
  await second(page).click()
  const track = dialog(page).getByRole('list')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1)
  // A slow device: the first scroll event is dispatched, then nothing for a while.
  await track.evaluate((list) => {
    list.scrollTo = () => list.dispatchEvent(new Event('scroll'))
  })
  await dialog(page).getByRole('button', { name: '次の写真' }).click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(status(page)).toHaveText(/^3枚中3枚目/)
  await expect(dialog(page)).toContainText('大きな写真を読み込めませんでした。')
  await track.evaluate((list) => Reflect.deleteProperty(list, 'scrollTo'))
  await dialog(page).getByRole('button', { name: '前の写真' }).click()
  await expect(status(page)).toHaveText(/^3枚中2枚目/)
  // Swiping works again.
  const box = await track.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.wheel(-(box?.width ?? 0), 0)
  await expect(status(page)).toHaveText(/^3枚中1枚目/)
})
