import { expect, requestsOf, test } from './fixtures.ts'

test('/reload loads its target as a document, and back skips it; without a valid target it leads to the top page (R30, R31)', async ({
  page,
}) => {
  await page.goto('/help')
  const requests = requestsOf(page)
  await page.goto('/reload?to=%2Fspots%3Fpage%3D2%23main')
  await expect(page).toHaveURL('/spots?page=2#main')
  expect(requests).toContainEqual(expect.stringMatching(/^document .*\/spots\?page=2$/))
  await page.goBack()
  await expect(page).toHaveURL('/help')
  // Other URLs: domain/url/reload-target.test.ts.
  await page.goto('/reload?to=%2F%5Cevil.example%2F')
  await expect(page).toHaveURL('/')
  await expect(page).toHaveTitle(/^たびしるべ｜/)
})
