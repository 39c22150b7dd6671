import type { Page } from '@playwright/test'
import { searchPath } from '#domain/url/query-path.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const keyword = (page: Page) => page.getByRole('main').getByLabel('キーワード')
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'さがす' })

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`the form leads to results, and stays without a term, ${how} (R17, R18, R114, R117, R119)`, async ({
      page,
    }) => {
      await page.goto('/search')
      await submit(page).click()
      await expect(results(page)).toHaveText('さがす')
      expect(new URL(page.url()).pathname).toBe('/search')
      await keyword(page).fill('温泉')
      const prefecture = page.getByRole('combobox', { name: '都道府県' })
      // Typed like a user, and the suggestions are closed.
      await prefecture.focus()
      await prefecture.selectOption({ label: '兵庫県' })
      await page.getByRole('combobox', { name: '種類' }).selectOption({ label: 'スポット' })
      await submit(page).click()
      await expect(page).toHaveURL('/search/=/keyword=%E6%B8%A9%E6%B3%89&kind=spot&prefecture=hyogo')
      await expect(results(page)).toHaveText('「温泉」・兵庫県・スポットの検索結果')
      await expect(page.getByRole('main').getByRole('link', { name: /城崎/ }).first()).toBeVisible()
      // The form keeps the query.
      await expect(keyword(page)).toHaveValue('温泉')
      const chosen = page.getByRole('list', { name: '選んだ条件' })
      await expect(chosen.getByRole('link', { name: '兵庫県を外す' })).toBeVisible()
      await keyword(page).fill('城崎')
      await submit(page).click()
      await expect(results(page)).toHaveText('「城崎」・兵庫県・スポットの検索結果')
      await chosen.getByRole('link', { name: '兵庫県を外す' }).click()
      await expect(results(page)).toHaveText('「城崎」・スポットの検索結果')
    })
  })

test('a keyword is passed unchanged with any characters, and another search updates conditions and results without loading a document (R18, R114–R116)', async ({
  page,
}) => {
  await open(page, '/search')
  const requests = requestsOf(page)
  for (const text of ['A&B=C+D 100%', 'a/b?c#d', '抹茶／煎茶']) {
    await keyword(page).fill(text)
    await keyword(page).press('Enter')
    await expect(page).toHaveURL(searchPath({ keyword: text }))
    await expect(results(page)).toHaveText(`「${text}」の検索結果`)
    await expect(keyword(page)).toHaveValue(text)
  }
  await keyword(page).fill('温泉')
  await keyword(page).press('Enter')
  await page.getByRole('link', { name: 'スポットをすべて見る' }).click()
  await expect(page).toHaveURL('/search/=/keyword=%E6%B8%A9%E6%B3%89&kind=spot')
  await expect(page.getByRole('link', { name: 'スポットを外す' })).toBeVisible()
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})

test('a link to results loads no document (R18, R115)', async ({ page }) => {
  await open(page, '/pr/kyoto')
  const requests = requestsOf(page)
  await page
    .getByRole('list', { name: '京都府の案内' })
    .getByRole('link', { name: /^食事処/ })
    .click()
  await expect(page).toHaveURL('/search/=/kind=restaurant&prefecture=kyoto')
  await expect(results(page)).toHaveText('京都府・食事処の検索結果')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/pr/kyoto')
})

test('an empty search shows the nearest results, and offers a new search (R18)', async ({ page }) => {
  await open(page, searchPath({ keyword: '城崎', prefecture: 'kyoto' }))
  const instead = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '「城崎」で見つかったもの' }) })
  await expect(instead.getByRole('link', { name: '城崎温泉' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'はじめからさがす' }).click()
  await expect(page).toHaveURL('/search')
})
