import { expect, open, test } from './fixtures.ts'
import { beSignedIn, memberSite } from './member.ts'
import { memberWithGuide } from './offline.ts'
import { ALIKE, EXPECTED_ERRORS, PAGE_TYPES, show } from './page-types.ts'
import { nothingCovered } from './round-button.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: EXPECTED_ERRORS,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('the round button covers nothing that can be pressed, on no kind of public page (R75)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const type of Object.keys(PAGE_TYPES)) {
    if (ALIKE.includes(type) || type === '読み込み') continue
    await show(page, type)
    await nothingCovered(page, type)
  }
})

test('the round button covers nothing that can be pressed in the areas (R75)', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { mail, id } = await memberWithGuide(request)
  await beSignedIn(page, mail)
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
    await nothingCovered(page, path)
  }
  await page.context().clearCookies()
  await signInAsStaff(page, 'editor')
  for (const path of ['/$', '/$/article-pages', '/$/media']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await nothingCovered(page, path)
  }
})
