import type { Page } from '@playwright/test'
import { expect, lookedAfter, open as openEarly, test } from './fixtures.ts'

const skeleton = (page: Page) => page.locator('[data-skeleton]')
const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

/** Opens an address and waits until its links are looked after. */
const open = async (page: Page, path: string) => {
  await openEarly(page, path)
  await lookedAfter(page)
}

/** Holds back the data of a page until the test lets it go. */
const holdBack = async (page: Page, path: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**${path}/_payload.json?*`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a page that takes long is announced, and a skeleton of its shape stands in its place until it is there', async ({
  page,
}) => {
  await open(page, '/')
  const release = await holdBack(page, '/hotels')
  await hotels(page).click()
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

test('for 150 milliseconds nothing is shown, so that a page that is there by then does not flash', async ({
  page,
}) => {
  await open(page, '/')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  const asked = page.waitForRequest(/\/hotels\/_payload\.json/)
  const release = await holdBack(page, '/hotels')
  await hotels(page).click()
  await asked
  await page.clock.runFor(140)
  await expect(skeleton(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(skeleton(page)).toHaveCount(1)
  await page.clock.resume()
  release()
  await expect(page).toHaveURL('/hotels')
  await expect(skeleton(page)).toHaveCount(0)
})

test('from a list to one of its pages the skeleton has the shape of a page, and the place in the list is kept under it', async ({
  page,
}) => {
  await open(page, '/hotels?page=2')
  const card = page.locator('main article a').last()
  await card.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => history.state.vike.scrollPosition?.y === scrollY)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  const release = await holdBack(page, (await card.getAttribute('href')) ?? '')
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
  test('a document that is left while a skeleton is shown is whole again when one comes back', async ({
    page,
  }) => {
    await open(page, '/')
    await page.route('**/hotels/_payload.json?*', async (route) => {
      await expect(skeleton(page)).toBeVisible()
      await route.fulfill({ status: 404, body: '' })
    })
    await hotels(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
    // Back at home the mouse still lies over the link, and the page asks for its data beforehand.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goBack()
    await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
    await expect(skeleton(page)).toHaveCount(0)
  })
})
