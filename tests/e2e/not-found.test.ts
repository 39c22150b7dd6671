import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({
  expectedErrors: /status of 404 .*\/(nowhere|spots\/nowhere)/,
  viewport: { width: 390, height: 844 },
})

test('a not-found page shows the URL; links and a search are on the first screen of a phone, also without JavaScript (R18, R63, R80, R83)', async ({
  page,
  browser,
  baseURL,
}) => {
  const main = page.getByRole('main')
  for (const path of ['/spots/nowhere', '/nowhere?from=mail']) {
    const response = await open(page, path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('ページを表示できません｜たびしるべ')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できません。')
    await expect(page.getByText('他のページをご覧ください。')).toBeVisible()
    await expect(main.getByText(`ページが見つかりません：${path}`)).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  const top = main.getByRole('link', { name: 'トップ' })
  await expect(top).toBeInViewport({ ratio: 1 })
  expect((await top.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    ...['/', '/features', '/article-pages', '/spots', '/hotels', '/gifts', '/goods', '/campaigns'],
    '/search',
  ])

  const requests = requestsOf(page)
  await main.getByRole('link', { name: 'スポット' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スポット')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])

  const search = (where: Page) => where.getByRole('main').getByRole('search')
  await page.goBack()
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
