import { INTEGRATION_COOKIE } from '#domain/site/cookie-names.ts'
import { seal } from '#worker/auth/sealed.ts'
import { SEAL_KEYS } from '../sites.ts'
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

test('adding a login ends at our document; repeated, late or modified attempts are refused (410); another site cannot sign a member out (R72, R140, R141, R142, R144, R232, R257)', async ({
  page,
  context,
}) => {
  await open(page, '/login')
  await page.getByRole('link', { name: 'LINEでログイン' }).click()
  await signInAtProvider(page, 'LINE')
  await expect(page).toHaveURL('/@/home/topics')
  const before = await session(page)
  const token = await page.evaluate(async () => {
    const [, access] = /\.accessToken=([^;]+)/.exec(document.cookie) ?? []
    const headers = { authorization: `Bearer ${access}` }
    const response = await fetch('/v1/account-auth-integrations', { method: 'POST', headers })
    return (await response.json()).data.accountAuthIntegration.integrationToken as string
  })
  const taking = requestTo(page, '/login/integration')
  const authorize = page.waitForRequest((request) => request.url().includes('/oauth2/authorize?'))
  await page.evaluate(() => location.assign('/login/start?provider=Google&account=add'))
  expect(new URL((await authorize).url()).searchParams.get('state')).toMatch(/^\w{32}-64656661756c74$/)
  await signInAtProvider(page, 'Google')
  const sent = await cookiesOf(await taking)
  const [, record = ''] = new RegExp(`${INTEGRATION_COOKIE}=([^;]+)`).exec(sent) ?? []
  expect(record).not.toBe('')
  await expect(page).toHaveURL('/@/settings/integration')
  await expectNotification(page, 'ログイン情報の追加に成功しました。')
  expect(await session(page)).toEqual(before)
  expect(await cookieNames(page)).not.toContain(INTEGRATION_COOKIE)

  const again = async (value: string) => {
    await context.addCookies([
      { name: INTEGRATION_COOKIE, value, url: memberSite(), sameSite: 'Strict', secure: true },
    ])
    const answer = page.waitForResponse((response) => response.url().endsWith('/login/integration'))
    await page.evaluate(() => location.assign('/login/integration'))
    const status = (await answer).status()
    await expect(page).toHaveURL('/@/settings/integration')
    expect(await cookieNames(page)).not.toContain(INTEGRATION_COOKIE)
    return status
  }
  expect(await again(record)).toBe(410)
  await expectNotification(page, 'すでに使われたか、期限が切れています。')
  const old = await seal(
    SEAL_KEYS.split(','),
    INTEGRATION_COOKIE,
    `Google ${token} a.b.c`,
    60,
    Date.now() - 61_000,
  )
  for (const value of [old, `${record.slice(0, -1)}${record.endsWith('A') ? 'B' : 'A'}`])
    expect(await again(value)).toBe(302)

  const prize = `${identityOrigin()}/prize`
  const body = `<a href="${memberSite()}/logout">景品を受け取る</a>`
  await page.route(prize, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(prize)
  await page.getByRole('link', { name: '景品を受け取る' }).click()
  await expect(page).toHaveURL(`${memberSite()}/logout/confirm`)
  expect(await session(page)).toEqual(before)
  await page.getByRole('link', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'ログアウトしました。')
  expect(await session(page)).toEqual([])
})

test('an unknown provider redirects to the sign-in, with and without JavaScript (R241)', async ({
  page,
  browser,
}) => {
  await page.goto('/login/start?provider=Apple')
  await expect(page).toHaveURL('/login')
  await expectNotification(page, 'このログイン方法には対応していません。')
  await page.reload()
  await expect(page.getByRole('link', { name: 'LINEでログイン' })).toBeVisible()
  await expect(page.getByText('このログイン方法には対応していません。')).toBeHidden()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: memberSite() })
  const plain = await context.newPage()
  await plain.goto('/login/start?provider=Apple')
  await expect(plain).toHaveURL('/login')
  await context.close()
})

test('LINE, Google and Facebook sign in, cancelling does not, and signing out also ends the provider’s session (R14, R33, R71, R73, R136, R145, R203, R231, R233)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'probe', value: '1', url: memberSite(), sameSite: 'Strict' }])
  for (const provider of ['LINE', 'Google', 'Facebook']) {
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
