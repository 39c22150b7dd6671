import { expectNoViolation } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { EXPECTED_ERRORS, show } from './page-types.ts'

test.use({ expectedErrors: EXPECTED_ERRORS })

test('pages with all answers, facets and tables of contents open violate no automatic WCAG rule', async ({
  page,
}) => {
  for (const type of ['ヘルプ', '特集記事', 'ひとつの一覧の検索結果']) {
    await show(page, type)
    // The texts of map tiles are not ours.
    const folds = page.locator('main details').filter({ hasNotText: '地図を表示' })
    await folds.evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = !details.open
    })
    await expectNoViolation(page)
  }
})

test('open search suggestions violate no automatic WCAG rule', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('combobox', { name: 'キーワード' }).pressSequentially('おん')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  // A background tint alone is too faint.
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCSS(
    'outline-style',
    'solid',
  )
  await expectNoViolation(page)
})
