import type { Page } from '@playwright/test'
import { rulesOn, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { answer, choice, loadFromPage, measureSite, notice } from './measured-site.ts'

const analyticsCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))

test('page views are counted once each after consent, without private data, and not after its withdrawal (R208)', async ({
  page,
}) => {
  const sent = await measureSite(page)
  await open(page, '/')
  await expect(notice(page)).toBeVisible()
  expect(sent).toEqual([])
  // Both answers are equally prominent and reachable by keyboard.
  const [no, yes] = [answer(page, '同意しない'), answer(page, '同意する')]
  const [ofNo, ofYes] = [await no.boundingBox(), await yes.boundingBox()]
  expect([ofNo?.width, ofNo?.height]).toEqual([ofYes?.width, ofYes?.height])
  expect(await violations(rulesOn(page).include('[aria-live="polite"] section'))).toEqual([])
  await no.focus()
  await page.keyboard.press('Tab')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('#main')).toBeFocused()
  const views = ['script', expect.stringMatching(/^page_view \/ たびしるべ｜/)]
  await expect.poll(() => sent).toEqual(views)
  await page.getByRole('banner').getByRole('link', { name: 'スポット' }).first().click()
  await expect(page).toHaveURL('/spots')
  views.push(expect.stringMatching(/^page_view \/spots スポット.* \/$/))
  await expect.poll(() => sent).toEqual(views)
  await page.goBack()
  views.push(expect.stringMatching(/^page_view \/ たびしるべ｜.* \/spots$/))
  await expect.poll(() => sent).toEqual(views)
  // A hash navigation is not a page view.
  await page.evaluate(() => (location.hash = '#main'))
  await loadFromPage(page, `/search/=/keyword=${encodeURIComponent('田中')}?utm_source=letter&token=x`)
  views.push('script', 'page_view /search?utm_source=letter 検索 /')
  await expect.poll(() => sent).toEqual(views)
  await expect(notice(page)).toBeHidden()
  expect(await analyticsCookies(page)).toEqual(['_ga', '_ga_TEST1234'])
  await loadFromPage(page, '/about#CookiePolicy')
  views.push('script', expect.stringMatching(/^page_view \/about .* \/search\?utm_source=letter$/))
  await expect(choice(page).getByRole('status')).toHaveText('いまの設定：集計に同意しています。')
  await expect.poll(() => sent).toEqual(views)
  await choice(page).getByRole('button', { name: '同意しない' }).click()
  await expect(choice(page).getByRole('status')).toContainText('同意していません')
  expect(await analyticsCookies(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'ヘルプ' }).click()
  await expect(page).toHaveURL('/help')
  await open(page, '/spots')
  await expect(notice(page)).toBeHidden()
  expect(sent).toEqual(views)
})

test('without an analytics id no consent is requested (R208)', async ({ page }) => {
  await open(page, '/about')
  await expect(page.locator('#CookiePolicy')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(choice(page)).toHaveCount(0)
})
