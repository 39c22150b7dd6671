import { expect, test } from './fixtures.ts'
import { stopClock } from './stop-clock.ts'
import { delayPayload, hotels, openWithNavigation, skeleton } from './waiting.ts'

test('a page that loads within 150 milliseconds shows no skeleton; a slower one is announced, with a skeleton of its shape', async ({
  page,
}) => {
  await openWithNavigation(page, '/')
  await page.clock.install()
  await stopClock(page)
  const payloadRequest = page.waitForRequest(/\/hotels\/_payload\.json/)
  const release = await delayPayload(page, '/hotels')
  await hotels(page).click()
  await payloadRequest
  await page.clock.runFor(140)
  await expect(skeleton(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(skeleton(page)).toHaveCount(1)
  await page.clock.resume()
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'list')
  await expect(skeleton(page)).toBeVisible()
  await expect(page.locator('#main')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: '読み込んでいます。' })).toHaveCount(1)
  await expect(page).toHaveURL('/')
  release()
  await expect(page).toHaveURL('/hotels')
  await expect(skeleton(page)).toHaveCount(0)
  await expect(page.locator('#main')).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('status').filter({ hasText: '宿｜たびしるべ' })).toHaveCount(1)
})

test('from a list to a page the skeleton has the shape of the page, and the scroll position of the list is preserved', async ({
  page,
}) => {
  await openWithNavigation(page, '/hotels?page=2')
  const card = page.locator('main article a').last()
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  const release = await delayPayload(page, (await card.getAttribute('href')) ?? '')
  await card.click()
  await expect(skeleton(page)).toHaveAttribute('data-skeleton', 'place')
  await expect(skeleton(page)).toBeVisible()
  release()
  await expect(skeleton(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/hotels?page=2')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ })
  test('a document that is left while a skeleton is shown is complete after going back', async ({ page }) => {
    await openWithNavigation(page, '/')
    await page.route('**/hotels/_payload.json?*', async (route) => {
      await expect(skeleton(page)).toBeVisible()
      await route.fulfill({ status: 404, body: '' })
    })
    await hotels(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
    // Back on the top page the pointer is still over the link, and the page preloads its data.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()
    await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
  })
})
