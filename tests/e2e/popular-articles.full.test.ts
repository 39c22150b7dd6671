import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({ viewport: { width: 390, height: 844 } })

const rankingOf = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: /よく読まれている記事$/ }) })
    .getByRole('list')

/** From the top page to the second article of the ranking. */
const readSecond = async (page: Page) => {
  await page.goto('/')
  const articles = rankingOf(page).getByRole('listitem')
  await expect(articles).toHaveCount(5)
  const link = articles.nth(1).getByRole('link')
  const title = await link.textContent()
  await link.click()
  await expect(page).toHaveURL(/\/article-pages\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
}

test('a reader gets from the most read articles of the top page to one of them', async ({ page }) => {
  await readSecond(page)
  await page.goBack()
  const third = rankingOf(page).getByRole('link').nth(2)
  const href = await third.getAttribute('href')
  await third.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href ?? '')
})

test('the page of a prefecture lists its own most read articles', async ({ page }) => {
  await open(page, '/pr/wakayama')
  const articles = rankingOf(page).getByRole('listitem')
  await expect(articles).toHaveCount(3)
  for (const article of await articles.all()) await expect(article).toContainText('和歌山県')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the ranking leads to its articles', async ({ page }) => {
    await readSecond(page)
  })
})

test.describe('in the office', () => {
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    baseURL: async ({}, use) => {
      await use(memberSite())
    },
  })

  test('a contributor sees the same articles with the numbers of their readers, by prefecture', async ({
    page,
  }) => {
    await open(page, '/')
    const titles = await rankingOf(page).getByRole('link').allTextContents()
    await signInAsStaff(page, 'contributor')
    await open(page, '/$/popular-articles')
    const rows = page.getByRole('table', { name: 'よく読まれている記事' }).getByRole('row')
    for (const [index, title] of titles.entries()) {
      const row = rows.filter({ hasText: title })
      await expect(row).toContainText(`${index + 1}位`)
      await expect(row).toContainText(/約\d+人/)
      await expect(row).toContainText('掲載')
    }
    await expectAccessible(page)
    await page.getByLabel('テーマ・都道府県').selectOption('和歌山県')
    await expect(page).toHaveURL(/of=30/)
    await expect(rows.filter({ hasText: '和歌山県' })).not.toHaveCount(0)
    await page.getByLabel('テーマ・都道府県').selectOption('沖縄県')
    await expect(rows.filter({ hasText: '沖縄県' })).not.toHaveCount(0)
    await expect(rows.filter({ hasText: '和歌山県' })).toHaveCount(0)
  })
})
