import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({ realPictures: true })

/** A hero and a gallery of two. */
const ARTICLE = '/article-pages/chubu-water-mirror-views'

const dialog = (page: Page) => page.getByRole('dialog', { name: '写真' })
const second = (page: Page) => page.locator('main a[data-zoom]').nth(1)

test('a picture opens large, with its caption, its credit and its number', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page)).toContainText('2 / 3')
  await expect(dialog(page)).toContainText('梓川。大正池の水も、この川につながっています')
  await expect(dialog(page)).toContainText('たびしるべ（挿絵）')
  await expect(dialog(page).getByRole('img', { name: /川/ })).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/^3枚中2枚目：/)
  await expect(page).toHaveURL(ARTICLE)
})

test('keys turn the pictures and stop at both ends', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).focus()
  await page.keyboard.press('Enter')
  const status = dialog(page).getByRole('status')
  await expect(status).toHaveText(/^3枚中2枚目/)
  for (const [key, number] of [
    ['ArrowRight', 3],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['End', 3],
  ] as const) {
    await page.keyboard.press(key)
    await expect(status).toHaveText(new RegExp(`^3枚中${number}枚目`))
  }
})

test('the buttons turn the pictures, and one without a further picture says so and keeps the focus', async ({
  page,
}) => {
  await open(page, ARTICLE)
  await second(page).click()
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
})

test('a track that is slow to set out takes nothing back of what a button has said', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).click()
  const track = dialog(page).getByRole('list')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(1)
  // A machine with its hands full: the first step of the movement is told, and then nothing for a while.
  await track.evaluate((list) => {
    list.scrollTo = () => list.dispatchEvent(new Event('scroll'))
  })
  await dialog(page).getByRole('button', { name: '次の写真' }).click()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  await expect(dialog(page).getByRole('status')).toHaveText(/^3枚中3枚目/)
  await track.evaluate((list) => Reflect.deleteProperty(list, 'scrollTo'))
  await dialog(page).getByRole('button', { name: '前の写真' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText(/^3枚中2枚目/)
  // A hand on the track has the last word again.
  const box = await track.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.wheel(-(box?.width ?? 0), 0)
  await expect(dialog(page).getByRole('status')).toHaveText(/^3枚中1枚目/)
})

test('swiping the track turns the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, ARTICLE)
  await second(page).click()
  const track = dialog(page).getByRole('list')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBe(390)
  // What a finger leaves behind: the track between two pictures, snapping to one.
  await track.evaluate((list) => list.scrollTo({ left: 700, behavior: 'instant' }))
  await expect(dialog(page)).toContainText('3 / 3')
  await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBe(780)
})

test('Esc and a press beside the picture close, and the focus returns to the picture', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(second(page)).toBeFocused()
  await second(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(640, 85)
  await expect(dialog(page)).toBeHidden()
  await expect(second(page)).toBeFocused()
})

test('the page behind stands still, and Tab stays among the buttons', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).click()
  await expect(dialog(page)).toBeVisible()
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
})

test('large pictures are loaded only when they are opened or next', async ({ page }) => {
  await open(page, ARTICLE)
  await second(page).scrollIntoViewIfNeeded()
  await expect.poll(() => second(page).evaluate((link) => link.querySelector('img')?.complete)).toBe(true)
  const requests = requestsOf(page)
  const large = () => requests.filter((request) => request.includes('width=2048'))
  const wanted = await page
    .locator('main a[data-zoom]')
    .evaluateAll((links) => links.map((link) => `image ${(link as HTMLAnchorElement).href}`))
  expect(large()).toEqual([])
  await second(page).click()
  await expect.poll(() => large().filter((request) => wanted.slice(1).includes(request)).length).toBe(2)
})

test('without JavaScript a picture leads to its large version', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  const response = page.waitForResponse((answer) => answer.url().includes('width=2048'))
  await second(page).click()
  expect((await response).headers()['content-type']).toMatch(/^image\//)
  await context.close()
})

test('who asked for less movement sees the pictures change at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, ARTICLE)
  await second(page).click()
  const track = dialog(page).getByRole('list')
  expect(await track.evaluate((list) => getComputedStyle(list).scrollBehavior)).toBe('auto')
})
