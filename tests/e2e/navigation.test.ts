import { expect, open, requestsOf, test } from './fixtures.ts'

test('from the top page to an article, a spot and a prefecture no document is loaded, only data, code and styles (R206)', async ({
  page,
}) => {
  await open(page, '/')
  const title = await page.title()
  const build = await page.locator('html').getAttribute('data-build')
  const requests = requestsOf(page)
  for (const path of ['article-pages', 'spots', 'pr']) {
    const link = page.locator(`main a[href^="/${path}/"]`).first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(page).toHaveTitle(/.｜たびしるべ$/)
    expect(requests).toContainEqual(expect.stringContaining(`${href}/_payload.json?${build}`))
    await page.goBack()
    await expect(page).toHaveTitle(title)
  }
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
  // The browser looks at the icon again by itself.
  const pictures = /^image |^other .*\/icon\.svg$/
  const others = requests.filter(
    (request) =>
      !pictures.test(request) &&
      !/\/_payload\.json\?|\/builds\/meta\/|\/assets\/(chunks|entries|static)\//.test(request),
  )
  expect(others).toEqual([])
})

test('a navigation changes the title, and nothing of the page before is left', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'おみやげをすべて見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('おみやげ')
  await expect(page).toHaveTitle('おみやげ｜たびしるべ')
  await expect(page.getByRole('heading', { name: '新しい記事' })).toHaveCount(0)
})

test('back and forward bring the pages back without loading a document', async ({ page }) => {
  await open(page, '/')
  const requests = requestsOf(page)
  await page.locator('a[href="/spots"]').first().click()
  await expect(page).toHaveTitle(/スポット/)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveTitle(/スポット/)
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})

test('a page of a list has an address of its own and is reached without loading a document', async ({
  page,
}) => {
  await open(page, '/spots')
  const requests = requestsOf(page)
  await page.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL('/spots?page=2')
  await expect(page.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page')
  expect(requests).toContainEqual(expect.stringContaining('/spots/page/2/_payload.json?'))
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})
