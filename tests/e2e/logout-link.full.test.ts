import { expect, open, test } from './fixtures.ts'
import { memberSite, newMember, startSession } from './member.ts'

test.use({
  expectedErrors: /status of 401/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('members have a sign-out link on every page, visitors none', async ({ page, request }) => {
  await open(page, '/@/travel/guides')
  const out = page.getByRole('main').getByRole('link', { name: /^ログアウト/ })
  await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' }).first()).toBeVisible()
  await expect(out).toHaveCount(0)
  await startSession(page, await newMember(request))
  for (const path of [
    '/@/travel/guides',
    '/@/settings/account',
    '/@/favorites/spots',
    '/@/histories/spots',
    '/@/stats/usage',
    '/@/travel/actions/new',
    '/@/home/topics',
  ]) {
    await open(page, path)
    await expect(out).toHaveCount(1)
    await expect(out).toBeVisible()
  }
})
