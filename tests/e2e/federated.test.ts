import { isFullRun } from '../full-run.ts'
import { cookieNames, cookiesOf, requestTo, session } from './federated.ts'
import { expect, identityOrigin, open, test } from './fixtures.ts'
import { expectNotification, memberSite, signInAtProvider } from './member.ts'

test.use({
  expectedErrors: /status of 4(00|10)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

/** The providers differ only by name. */
const PROVIDERS = isFullRun ? ['LINE', 'Google', 'Facebook'] : ['LINE']

test('LINE, Google and Facebook sign in, cancelling does not, and signing out also ends the provider’s session (R14, R33, R71, R73, R136, R145, R203, R231, R233)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'probe', value: '1', url: memberSite(), sameSite: 'Strict' }])
  for (const provider of PROVIDERS) {
    await open(page, '/spots')
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
    await page.getByRole('link', { name: `${provider}でログイン` }).click()
    await page.getByRole('button', { name: 'キャンセル' }).click()
    await expect(page).toHaveURL('/login?return=%2Fspots')
    await expectNotification(page, 'キャンセルしました。')
    expect(await session(page)).toEqual([])

    const callback = requestTo(page, '/login/callback')
    await page.getByRole('link', { name: `${provider}でログイン` }).click()
    await signInAtProvider(page, provider)
    const sent = await cookiesOf(await callback)
    expect(sent).toContain('__Host-login-')
    expect(sent).not.toContain('probe')
    await expect(page).toHaveURL('/spots')
    await expectNotification(page, 'ログインしました。')
    expect(await session(page)).toHaveLength(6)
    expect(await cookieNames(page)).not.toContain('notice')
    // Signed-in users cannot start another sign-in, and are shown how to switch (§4).
    await page.evaluate(() => location.assign('/login/start?provider=Google'))
    await expect(page).toHaveURL('/login')
    await expectNotification(page, 'すでにログインしています。')
    await expect(page.getByRole('button', { name: '別のアカウントでログイン' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'マイページへ' }).click()

    // Amplify reads the session cookies written by the Worker, and can end the session.
    await expect(page.getByText('旅野 みちるさん、こんにちは。')).toBeVisible()
    const away = page.waitForRequest((request) => request.url().startsWith(`${identityOrigin()}/logout?`))
    await page.getByRole('main').getByRole('link', { name: 'ログアウト' }).click()
    await away
    await expect(page).toHaveURL('/')
    await expectNotification(page, 'ログアウトしました。')
    expect(await cookieNames(page)).toEqual(['probe'])
  }
})
