import { expect, open, test } from './fixtures.ts'
import { memberSite, startSession } from './member.ts'
import { memberWithGuide } from './offline.ts'
import { EXPECTED_ERRORS, PAGE_TYPES, SIMILAR_PAGES, show } from './page-types.ts'
import { expectNothingCovered } from './round-button.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: EXPECTED_ERRORS,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('the round button covers no control on any kind of public page (R75)', async ({ page }) => {
  test.setTimeout(180_000)
  for (const type of Object.keys(PAGE_TYPES)) {
    if (SIMILAR_PAGES.includes(type) || type === '読み込み') continue
    await show(page, type)
    await expectNothingCovered(page, type)
  }
})

test('the round button covers no control in the areas (R75)', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { mail, id } = await memberWithGuide(request)
  await startSession(page, mail)
  const guide = `/@/travel/guides/${id}`
  for (const path of [
    '/@/home/topics',
    '/@/travel/guides',
    guide,
    `${guide}/edit`,
    `${guide}/print`,
    '/@/travel/actions/new',
    '/@/stats/usage',
    '/@/settings/account',
  ]) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCovered(page, path)
  }
  await page.context().clearCookies()
  await signInAsStaff(page, 'editor')
  for (const path of ['/$', '/$/article-pages', '/$/media']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCovered(page, path)
  }
})
