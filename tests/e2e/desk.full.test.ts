import { expectAccessible, rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

test.use({
  baseURL: async ({ baseURL: _ }, use) => use(memberSite()),
  // Publishing an incomplete manuscript is refused, which the browser logs.
  expectedErrors: /status of 422 .*\/publish$/,
})

test('all rows of a page, then all filtered rows are selected, with their number (R37)', async ({ page }) => {
  await signInAsStaff(page, 'publisher')
  await open(page, '/$/article-pages?stage=published')
  const all = page.getByRole('checkbox', { name: 'このページのすべてを選ぶ' })
  await all.check()
  const chosen = page.getByRole('region', { name: '選んだ原稿' })
  await expect(chosen).toContainText('50件を選択中')
  // At the end of the page the bar covers nothing.
  await expect(async () => {
    await page.keyboard.press('End')
    expect(
      await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY),
    ).toBeLessThan(2)
  }).toPass()
  // Earlier rows look the same, and one is partly covered by the header.
  const atEnd = rulesOn(page).withTags(TAGS).exclude('tbody tr:not(:nth-last-child(-n + 5))')
  expect(await violations(atEnd)).toEqual([])
  const more = page.getByRole('button', { name: /^条件に合う\d+件をすべて選ぶ$/ })
  const total = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
  expect(total).toBeGreaterThan(50)
  await more.click()
  await expect(page.getByText(`条件に合う${total}件をすべて選んでいます。`)).toBeVisible()
  await expect(chosen).toContainText(`${total}件を選択中（ほかのページの${total - 50}件を含む）`)
  await page.getByRole('button', { name: '次の50件' }).click()
  await expect(all).toBeChecked()
  await chosen.getByRole('button', { name: 'まとめて操作する' }).click()
  await expect(page.getByRole('dialog').getByText(`${total}件を選んでいます。`)).toBeVisible()
  await page.keyboard.press('Escape')
  await chosen.getByRole('button', { name: '選択をやめる' }).click()
  await expect(chosen).toHaveCount(0)
})

test('the calendar is navigated by arrow keys, and a scheduled publication is moved to another day (R36)', async ({
  page,
}) => {
  const office = await signInAsStaff(page, 'publisher')
  const title = `予定の原稿${crypto.randomUUID().slice(0, 4)}`
  const { fields } = await wholeArticle(page, title)
  const { manuscript } = await createDraft(office, 'article-pages', { ...fields, title })
  await office.post(`article-pages/${manuscript.id}/schedule`, {
    version: manuscript.version,
    at: '2029-02-14T00:30:00.000Z',
    unpublishAt: null,
  })
  await open(page, '/$/calendar?month=2029-02-14')
  const grid = page.getByRole('grid')
  const planned = grid.getByRole('button', { name: /予定[1-9]/ }).filter({ hasText: title })
  await planned.focus()
  await planned.press('Enter')
  const move = page.getByRole('button', { name: `「${title}」の日時を変える` })
  await expect(move).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(grid.locator(':focus')).toHaveAttribute('data-day', '2029-02-15')
  await page.keyboard.press('ArrowLeft')
  await expect(grid.locator(':focus')).toHaveAttribute('data-day', '2029-02-14')
  await expectAccessible(page)

  await move.press('Enter')
  const sheet = page.getByRole('dialog', { name: '公開する日時' })
  await sheet.getByLabel(/^日時/).fill('2030-02-03T09:30')
  await sheet.getByRole('button', { name: '変える' }).press('Enter')
  await expect(page.getByRole('status', { name: 'お知らせ' })).toContainText(
    '2030年2月3日(日)09:30に変えました。',
  )
  await open(page, '/$/calendar?month=2030-02-03')
  await expect(grid.getByRole('button', { name: /^2月3日、予定/ }).filter({ hasText: title })).toBeVisible()
})
