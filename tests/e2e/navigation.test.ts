import { expect, hydrated, test } from './fixtures.ts'

test('a link is followed without loading a document, and only data and chunks are requested', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`))
  await page.locator('a[href="/spots"]').first().click()
  await expect(page).toHaveURL(/\/spots$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/スポット/)
  await expect(page).toHaveTitle(/スポット/)
  const build = await page.locator('html').getAttribute('data-build')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
  expect(requests.some((request) => request.endsWith(`/spots/_payload.json?${build}`))).toBe(true)
})

test('back and forward bring the pages back without loading a document', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.locator('a[href="/spots"]').first().click()
  await expect(page).toHaveTitle(/スポット/)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await page.goForward()
  await expect(page).toHaveTitle(/スポット/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
