import { expect, open, test } from './fixtures.ts'

test('a reader gets from an article to its author, and from there to another of their articles', async ({
  page,
}) => {
  await open(page, '/article-pages/tsugaru-stove-train-2026')
  await page.getByRole('link', { name: 'たびしるべ編集部（編集部）' }).click()
  await expect(page).toHaveURL('/authors/editorial-desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('たびしるべ編集部')
  await expect(page.getByText('ニュース、年中行事、季節の便り')).toBeVisible()
  const articles = page.locator('#articles').getByRole('heading', { level: 3 }).getByRole('link')
  const href = await articles.nth(1).getAttribute('href')
  await articles.nth(1).click()
  await expect(page).toHaveURL(href ?? '')
  const note = page.getByRole('complementary', { name: '書いた人' })
  await note.getByRole('link', { name: 'たびしるべ編集部', exact: true }).click()
  await expect(page).toHaveURL('/authors/editorial-desk')
})
