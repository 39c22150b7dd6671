import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'
import { backFrom, facet, savedScroll } from './lists.ts'

test('on a wide screen one facet is open at a time, and Esc closes it; going back restores the scroll position on the second page and in a filtered list', async ({
  page,
}) => {
  await open(page, '/spots')
  await expect(page.getByText('しぼりこむ・並べかえる')).toBeHidden()
  const area = facet(page, 'area')
  await area.locator('summary').click()
  await expect(area.getByRole('link', { name: /^京都府/ })).toBeVisible()
  await facet(page, 'month').locator('summary').click()
  await expect(area.getByRole('link', { name: /^京都府/ })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(facet(page, 'month').getByRole('link').first()).toBeHidden()
  await expect(facet(page, 'month').locator('summary')).toBeFocused()
  await area.locator('summary').click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(area.getByRole('link', { name: /^京都府/ })).toBeHidden()

  await page.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL('/spots?page=2')
  await page.locator('main article a').last().scrollIntoViewIfNeeded()
  await backFrom(page, await savedScroll(page), /\/spots\?page=2$/)
  await facet(page, 'month').locator('summary').click()
  await facet(page, 'month').getByRole('link', { name: /^11月/ }).click()
  await expect(page).toHaveURL('/spots?month=11')
  await page.locator('main article a').last().scrollIntoViewIfNeeded()
  await backFrom(page, await savedScroll(page), /\/spots\?month=11$/)
})

test('filter links are not preloaded; following one loads no document, closes its facet and is announced', async ({
  page,
}) => {
  await open(page, '/hotels')
  const requests = requestsOf(page)
  await facet(page, 'area').locator('summary').click()
  const choice = facet(page, 'area').getByRole('link', { name: /^近畿/ })
  await choice.hover()
  await page.getByRole('link', { name: '料金の安い順' }).hover()
  expect(requests.filter((request) => request.includes('_payload.json'))).toEqual([])
  await choice.click()
  await expect(page).toHaveURL('/hotels?region=kinki')
  await expect(page).toHaveTitle('宿：近畿｜たびしるべ')
  await expect(page.getByRole('status').filter({ hasText: '宿：近畿｜たびしるべ' })).toHaveCount(1)
  await expect(facet(page, 'area').getByRole('link').first()).toBeHidden()
  await page.getByRole('link', { name: '料金の安い順' }).click()
  await expect(page).toHaveURL('/hotels?region=kinki&sort=price')
  await expect(page.getByRole('link', { name: '料金の安い順' })).toHaveAttribute('aria-current', 'true')
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
})

const PHONE = { width: 390, height: 844 }
const filters = (page: Page) => page.locator('details[data-facet=all]')

test.describe(() => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })
  test('without JavaScript a list is filtered, sorted and reset, on a phone', async ({ page }) => {
    await page.goto('/spots')
    await page.getByText('しぼりこむ・並べかえる').click()
    await facet(page, 'category').locator('summary').click()
    await facet(page, 'category').getByRole('link', { name: /^温泉/ }).click()
    await expect(page).toHaveURL(`/spots?category=${encodeURIComponent('温泉')}`)
    await expect(page.getByRole('list', { name: '選んだ条件' })).toContainText('温泉')
    await page.getByText('しぼりこむ・並べかえる').click()
    await page.getByRole('link', { name: '五十音順' }).click()
    await expect(page).toHaveURL(/sort=kana/)
    await expect(page.getByRole('list', { name: '選んだ条件' })).toContainText('温泉')
    await page.getByRole('link', { name: '温泉を外す' }).click()
    await expect(page).toHaveURL('/spots?sort=kana')
    await expect(page.getByText('1–20件目')).toBeVisible()
  })
})

test.describe(() => {
  test.use({ viewport: PHONE })
  test('on a phone going back restores the open facets, and a new visit does not', async ({ page }) => {
    await open(page, '/gifts')
    await page.getByText('しぼりこむ・並べかえる').click()
    await facet(page, 'area').locator('summary').click()
    await page.locator('main article a').last().scrollIntoViewIfNeeded()
    await backFrom(page, await savedScroll(page), /\/gifts$/)
    await expect(filters(page)).toHaveAttribute('open')
    await expect(facet(page, 'area').getByRole('link', { name: /^京都府/ })).toBeVisible()
    await page.locator('main article a').last().click()
    await expect(page).toHaveURL(/\/gifts\/./)
    await page.getByRole('navigation', { name: 'パンくず' }).getByRole('link', { name: 'おみやげ' }).click()
    await expect(page).toHaveURL('/gifts')
    await expect(filters(page)).not.toHaveAttribute('open')
  })
})
