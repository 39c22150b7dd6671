import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 500/ })

/** A hero and a gallery of two. */
const ARTICLE = '/article-pages/chubu-water-mirror-views'

const dialog = (page: Page) => page.getByRole('dialog', { name: '写真' })
const second = (page: Page) => page.locator('main a[data-zoom]').nth(1)
const status = (page: Page) => dialog(page).getByRole('status')

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
