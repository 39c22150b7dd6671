import type { Page } from '@playwright/test'
import { BUILT_IN_PREFECTURES } from '#domain/built-in-regions.ts'
import { searchPath } from '#domain/query-path.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'

const results = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const keyword = (page: Page) => page.getByRole('main').getByLabel('キーワード')
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'さがす' })

test('the search page offers a form and all prefectures (R6, R17)', async ({ page }) => {
  await open(page, '/search')
  const map = page.getByRole('navigation', { name: '都道府県からさがす' })
  const hrefs = await map
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs.toSorted()).toEqual(BUILT_IN_PREFECTURES.map(({ slug }) => `/pr/${slug}`).toSorted())
  await expect(keyword(page)).toBeVisible()
  await expect(page.getByRole('combobox', { name: '都道府県' }).getByRole('option')).toHaveCount(48)
})

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled })
    const how = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'

    test(`the form leads to results, ${how} (R17, R18, R114)`, async ({ page }) => {
      await page.goto('/search')
      await keyword(page).fill('温泉')
      const prefecture = page.getByRole('combobox', { name: '都道府県' })
      // As a hand does, and the suggestions make way.
      await prefecture.focus()
      await prefecture.selectOption({ label: '兵庫県' })
      await page.getByRole('combobox', { name: '種類' }).selectOption({ label: 'スポット' })
      await submit(page).click()
      await expect(page).toHaveURL('/search/=/keyword=%E6%B8%A9%E6%B3%89&kind=spot&prefecture=hyogo')
      await expect(results(page)).toHaveText('「温泉」・兵庫県・スポットの検索結果')
      await expect(page.getByRole('main').getByRole('link', { name: /城崎/ }).first()).toBeVisible()
      // The form keeps what was asked for.
      await expect(keyword(page)).toHaveValue('温泉')
      const chosen = page.getByRole('list', { name: '選んだ条件' })
      await expect(chosen.getByRole('link', { name: '兵庫県を外す' })).toBeVisible()
      await keyword(page).fill('城崎')
      await submit(page).click()
      await expect(results(page)).toHaveText('「城崎」・兵庫県・スポットの検索結果')
      await chosen.getByRole('link', { name: '兵庫県を外す' }).click()
      await expect(results(page)).toHaveText('「城崎」・スポットの検索結果')
    })

    test(`a form without a term stays on the search page, ${how} (R117, R119)`, async ({ page }) => {
      await page.goto('/search')
      await submit(page).click()
      await expect(results(page)).toHaveText('さがす')
      expect(new URL(page.url()).pathname).toBe('/search')
    })
  })

test('a keyword arrives as it was typed, whatever characters it has (R114–R116)', async ({ page }) => {
  for (const text of ['A&B=C+D 100%', '%26', 'a/b?c#d', 'C++', '抹茶／煎茶']) {
    await page.goto('/search')
    await keyword(page).fill(text)
    await keyword(page).press('Enter')
    await expect(page).toHaveURL(searchPath({ keyword: text }))
    await expect(results(page)).toHaveText(`「${text}」の検索結果`)
    await expect(keyword(page)).toHaveValue(text)
  }
})

test('results are reached from a link without loading a document (R18, R115)', async ({ page }) => {
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

test('other words are searched for without loading a document (R18, R115)', async ({ page }) => {
  await open(page, '/search')
  const requests = requestsOf(page)
  await keyword(page).fill('灯台')
  await keyword(page).press('Enter')
  await expect(results(page)).toHaveText('「灯台」の検索結果')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})

test('another search from the results changes the conditions with the results', async ({ page }) => {
  await open(page, '/search/=/keyword=%E6%B8%A9%E6%B3%89')
  await page.getByRole('link', { name: 'スポットをすべて見る' }).click()
  await expect(page).toHaveURL('/search/=/keyword=%E6%B8%A9%E6%B3%89&kind=spot')
  await expect(page.getByRole('link', { name: 'スポットを外す' })).toBeVisible()
})

test('a search that finds nothing says so and offers ways on (R18)', async ({ page }) => {
  await open(page, searchPath({ keyword: 'ぬるぽがっ', prefecture: 'kyoto' }))
  await expect(page.getByText('条件に合うものは見つかりませんでした。')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '都道府県からさがす' }).getByRole('link', { name: '京都府' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'はじめからさがす' }).click()
  await expect(page).toHaveURL('/search')
})

test('a search that finds nothing shows what the nearest one finds (R18)', async ({ page }) => {
  await open(page, searchPath({ keyword: '城崎', prefecture: 'kyoto' }))
  const instead = page
    .getByRole('region', { name: '「城崎」で見つかったもの' })
    .or(
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: '「城崎」で見つかったもの' }) }),
    )
  await expect(instead.getByRole('link', { name: '城崎温泉' }).first()).toBeVisible()
})

test('the same search in another order of its terms has one canonical address (R119)', async ({ page }) => {
  await open(page, '/search/=/prefecture=kyoto&keyword=%E6%8A%B9%E8%8C%B6')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/search\/=\/keyword=%E6%8A%B9%E8%8C%B6&prefecture=kyoto$/,
  )
})

test('an empty search is the search page (R119)', async ({ page }) => {
  await page.goto('/search/=/')
  await expect(page).toHaveURL('/search')
  await expect(results(page)).toHaveText('さがす')
})

test.describe(() => {
  test.use({ expectedErrors: /status of 404/ })
  test('an address that cannot be read as a search is answered with the not-found page (R116)', async ({
    page,
  }) => {
    for (const path of ['/search/=/nothing', '/search/=/%25zz', '/search/=/keyword=']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByText('ページを表示できません。')).toBeVisible()
    }
  })
})
