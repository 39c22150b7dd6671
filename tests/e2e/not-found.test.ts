import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 404 .*\/(nowhere|spots\/nowhere)/ })

test('an address without a page says so, names it and offers others (R63, R80, R83)', async ({ page }) => {
  for (const path of ['/nowhere?from=mail', '/spots/nowhere']) {
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('ページを表示できません｜たびしるべ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できません。')
    await expect(page.getByText('他のページをご覧ください。')).toBeVisible()
    await expect(page.getByRole('main').getByText(`ページが見つかりません：${path}`)).toBeVisible()
  }
  const ways = page.getByRole('main').getByRole('link')
  const hrefs = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    ...['/', '/features', '/article-pages', '/spots', '/hotels', '/gifts', '/goods', '/campaigns'],
    '/search',
  ])
})

test('a search from there leads to the results, with the script or without it (R80, R18)', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/nowhere')
  const search = (where: Page) => where.getByRole('main').getByRole('search')
  await search(page).getByRole('searchbox', { name: 'キーワードでさがす' }).fill('城崎')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '「城崎」の検索結果' })).toBeVisible()
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await plain.goto('/@/nowhere')
  await search(plain).getByRole('searchbox').fill('兼六園')
  await search(plain).getByRole('button', { name: 'さがす' }).click()
  await expect(plain.getByRole('heading', { level: 1, name: '「兼六園」の検索結果' })).toBeVisible()
  await plain.close()
})

test('the ways on from there are followed without loading a document (R80)', async ({ page }) => {
  await open(page, '/nowhere')
  const requests = requestsOf(page)
  await page.getByRole('main').getByRole('link', { name: 'スポット' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スポット')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})

test('on a phone its message and the first ways on stand on one screen (R80)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const top = page.getByRole('main').getByRole('link', { name: 'トップ' })
  await expect(top).toBeInViewport({ ratio: 1 })
  expect((await top.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
