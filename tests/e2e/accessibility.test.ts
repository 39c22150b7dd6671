import { isFullRun } from '../full-run.ts'
import { DESK, expectNoViolation, PHONE } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { pageProblems, tabOrderProblems } from './page-audit.ts'
import { EXPECTED_ERRORS, IN_EVERY_RUN, PAGE_TYPES, SIMILAR_PAGES, show } from './page-types.ts'

test.use({ expectedErrors: EXPECTED_ERRORS })

/** All lists of findings, empty. */
const nothingIn = (problems: Record<string, string[]>) =>
  Object.fromEntries(Object.keys(problems).map((name) => [name, []]))

// One visit for all checks of a page: loading and layout take longer than most checks.
for (const type of Object.keys(isFullRun ? PAGE_TYPES : IN_EVERY_RUN))
  test(`${type}: violates no automatic WCAG 2.2 AA rule; targets, links, alternative texts, fields and overflow are right; Tab reaches every element once in order, visibly, and leaves the page (WCAG 1.1.1, 1.4.3, 1.4.4, 1.4.10–1.4.12, 2.1.2, 2.4.3, 2.4.4, 2.4.7, 2.4.11, 2.5.8)`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page, type)
    const isUnlike = isFullRun && !SIMILAR_PAGES.includes(type)
    const { isWide = isUnlike, isWalked = isUnlike } = (!isFullRun && IN_EVERY_RUN[type]) || {}
    const problems = await pageProblems(page)
    expect.soft(problems).toEqual(nothingIn(problems))
    await expectNoViolation(page, isWide ? [DESK, PHONE] : [PHONE])
    if (!isWalked) return
    // Last, because it leaves the page scrolled to its end.
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await tabOrderProblems(page)).toEqual([])
  })

test('the open menu violates no automatic WCAG 2.2 AA rule', async ({ page }) => {
  await open(page, '/pr/kyoto')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page)
})
