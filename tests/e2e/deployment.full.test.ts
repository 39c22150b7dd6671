import { build, documents, hotels, isCode, NEXT, test } from './deployed-site.ts'
import { expect, navigationReady, open, requestsOf } from './fixtures.ts'

test.use({
  expectedErrors:
    /status of (404|401)|dynamically imported|Unable to (pre)?load CSS|could not be loaded before/,
})

// Serial: each file starts at most one more server.
test.describe.configure({ mode: 'serial' })

test('an activated tab checks for a newer build, and then navigates by documents (R163, R205)', async ({
  page,
  front,
  nextSite,
}) => {
  await open(page, '/')
  await navigationReady(page)
  await page.clock.install()
  await page.clock.runFor(61_000)
  front.deploy(nextSite)
  const buildCheck = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await (await buildCheck).finished()
  const requests = requestsOf(page)
  await hotels(page).click()
  await expect.poll(() => build(page)).toBe(NEXT)
  await expect(page).toHaveURL('/hotels')
  expect(requests.some((request) => request.includes('/_payload.json'))).toBe(false)
})

test('an open tab checks for a newer build every hour (R205)', async ({ page, front, nextSite }) => {
  await page.clock.install()
  await open(page, '/')
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.clock.resume()
  await manifest
  front.deploy(nextSite)
  const buildCheck = page.waitForResponse(/\/builds\/latest\.json\?\d+$/)
  await page.clock.runFor(3_600_000)
  await (await buildCheck).finished()
  await hotels(page).click()
  await expect.poll(() => build(page)).toBe(NEXT)
})

test('a client-rendered page whose code is missing is reloaded once, then shows the error page without a loop (R161, R162)', async ({
  page,
  front,
}) => {
  front.remove(isCode)
  const requests = requestsOf(page)
  await page.goto('/@/favorites/spots')
  await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents(requests)).toHaveLength(2)
  front.remove(() => false)
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お気に入りのスポット')
})
