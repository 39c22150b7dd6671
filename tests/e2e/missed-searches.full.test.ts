import { searchPath } from '#domain/url/query-path.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a search without results shows others and says so; an editor finds its words in the office, and removes them', async ({
  page,
}) => {
  const word = `ぬるぽ${crypto.randomUUID().slice(0, 4)}`
  await open(page, searchPath({ keyword: `京都 ${word}` }))
  await expect(page.getByText('代わりに、「京都」の結果を表示しています。')).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '土地のページ' }).getByRole('link', { name: '京都府のページ' }),
  ).toHaveAttribute('href', '/pr/kyoto')
  await expectAccessible(page)
  await signInAsStaff(page, 'editor')
  const row = page.getByRole('row', { name: new RegExp(word) })
  await expect(async () => {
    await open(page, '/$/missed-searches?sort=last')
    await expect(row).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: `「京都 ${word}」を一覧から消す` }).click()
  await expect(row).toHaveCount(0)
})
