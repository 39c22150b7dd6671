import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

const payloads = (requests: string[]) => requests.filter((request) => request.includes('/_payload.json'))
const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

test('pointing at a link asks for the data of its page, once, and following it does not ask again (R206)', async ({
  page,
}) => {
  await open(page, '/')
  const build = await page.locator('html').getAttribute('data-build')
  const requests = requestsOf(page)
  const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).hover()
  await answered
  await page.getByRole('heading', { name: '泊まる' }).hover()
  await hotels(page).hover()
  expect(payloads(requests).filter((request) => request.includes('/hotels/'))).toEqual([
    expect.stringMatching(new RegExp(`^fetch .*/hotels/_payload\\.json\\?${build}$`)),
  ])
  // What the following asks for comes out of the browser's own cache.
  const again = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).click()
  await expect(page).toHaveURL('/hotels')
  const timing = (await again).request().timing()
  expect(timing.connectStart).toBe(-1)
})

test('reaching a link with the keyboard asks for its data too', async ({ page }) => {
  await open(page, '/')
  const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).focus()
  expect((await answered).ok()).toBe(true)
})

test('links to other sites, to this page and to what is made on request ask for nothing (R206)', async ({
  page,
}) => {
  await open(page, '/')
  const requests = requestsOf(page)
  for (const name of ['ページの先頭へ', /^X（公式）/, /月の見どころをすべて見る$/])
    await page.getByRole('link', { name }).dispatchEvent('pointerover')
  expect(payloads(requests)).toEqual([])
})

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('touching a link asks for its data before the finger is lifted (R206)', async ({ page }) => {
    await open(page, '/')
    const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
    await hotels(page).dispatchEvent('touchstart')
    expect((await answered).ok()).toBe(true)
    await expect(page).toHaveURL('/')
  })
})
