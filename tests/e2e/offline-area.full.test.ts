import { expect, test } from './fixtures.ts'
import { memberSite, signInByMail } from './member.ts'
import { memberWithGuide } from './offline.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*cdn-cgi|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('signing out while data is being cached leaves no data on the device (R136, R188)', async ({
  page,
  request,
}) => {
  const { mail } = await memberWithGuide(request)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  let releaseCopy = () => {}
  const released = new Promise<void>((resolve) => {
    releaseCopy = resolve
  })
  await page.route('**/v1/travel/actions?*', async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  const copying = page.waitForRequest('**/v1/travel/actions?*')
  await signInByMail(page, mail)
  await copying
  await page.route('**/logout', async (route) => {
    const next = page.waitForRequest('**/v1/me/stats/usage*', { timeout: 1000 }).catch(() => null)
    releaseCopy()
    await next
    await route.continue()
  })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ログアウト/ })
    .click()
  await expect(page).toHaveURL('/')
  expect(refused).toEqual([])
})
