import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 401 .*\/v1\/me/ })

test('after a navigation the focus is on the new page and its title is read out', async ({ page }) => {
  await open(page, '/')
  const announcer = page.locator('[aria-live="polite"]')
  await expect(announcer).toBeEmpty()
  // Top, list and article have a layout each.
  for (const [name, title] of [
    ['記事をすべて見る', '記事｜たびしるべ'],
    ['2ページ目', '記事（2ページ目）｜たびしるべ'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expect(announcer).toHaveText(title)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/article-pages\/[a-z0-9-]+$/)
  await expect(page).not.toHaveTitle('記事（2ページ目）｜たびしるべ')
  await expect(announcer).toHaveText(await page.title())
  await expect(page.getByRole('main')).toBeFocused()
})

test('going back is read out too', async ({ page }) => {
  await open(page, '/help')
  const title = await page.title()
  await page.getByRole('link', { name: 'さがす', exact: true }).click()
  await expect(page).toHaveURL('/search')
  await page.goBack()
  await expect(page.locator('[aria-live="polite"]')).toHaveText(title)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page of an area that only the browser makes has its title read out', async ({ page }) => {
  await open(page, '/@/home/topics')
  await page.getByRole('link', { name: '履歴' }).click()
  await expect(page.locator('[aria-live="polite"]')).toHaveText('閲覧したスポット｜たびしるべ')
  await expect(page).toHaveTitle('閲覧したスポット｜たびしるべ')
})
