import { expect, test } from './fixtures.ts'
import { delayPayload, hotels, openWithNavigation, skeleton } from './waiting.ts'

test('a page that loads within 150 milliseconds shows no skeleton; a slower one is announced, with a skeleton of its shape', async ({
  page,
}) => {
  await openWithNavigation(page, '/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
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
