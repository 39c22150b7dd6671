import { randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { INTEGRATION_COOKIE } from '#domain/cookie-names.ts'
import { seal } from '#worker/auth/sealed.ts'
import { isFullRun } from '../full-run.ts'
import { SEAL_KEYS } from '../sites.ts'
import { expect, identityOrigin, open, productionSite, test } from './fixtures.ts'

// The provider is on 127.0.0.1: to a browser that is another site, as in production. Cookies that must be Secure are
// kept for `localhost`.
const site = () => productionSite().replace('127.0.0.1', 'localhost')
test.use({
  expectedErrors: /status of 4(00|10)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(site())
  },
})

const message = (page: Page, text: string) =>
  page.getByRole('status', { name: 'お知らせ' }).getByRole('listitem').filter({ hasText: text })

/** On the provider's page: as somebody whom nobody has seen before. */
const beSomeone = async (page: Page, provider: string) => {
  await expect(page).toHaveURL(new RegExp(`^${identityOrigin()}/oauth2/authorize`))
  await page.getByText('ほかの人になる').click()
  await page.getByLabel('名前').fill('旅野 みちる')
  await page
    .getByLabel('メールアドレス', { exact: true })
    .fill(`${randomUUID()}@${provider.toLowerCase()}.test`)
  await page.getByRole('button', { name: 'この人でログイン' }).click()
}

const signIn = async (page: Page, provider: string) => {
  await open(page, '/login')
  await page.getByRole('link', { name: `${provider}でログイン` }).click()
  await beSomeone(page, provider)
  await expect(page).toHaveURL('/@/home/topics')
}

const cookieNames = async (page: Page) => (await page.context().cookies(site())).map(({ name }) => name)
const session = async (page: Page) => (await cookieNames(page)).filter((name) => name.startsWith('Cognito'))

/** The cookies that the browser really sent along. */
const sentWith = async (request: Request) => (await request.allHeaders()).cookie ?? ''
const requestTo = (page: Page, path: string) =>
  page.waitForRequest((request) => request.isNavigationRequest() && new URL(request.url()).pathname === path)

/** They differ by their name alone. */
const PROVIDERS = isFullRun ? ['LINE', 'Google', 'Facebook'] : ['LINE']

test('LINE, Google and Facebook sign in, giving up does not, and signing out ends it at the provider too (R14, R33, R71, R73, R136, R145, R203, R231, R233)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'probe', value: '1', url: site(), sameSite: 'Strict' }])
  for (const provider of PROVIDERS) {
    await open(page, '/spots')
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
    await page.getByRole('link', { name: `${provider}でログイン` }).click()
    await page.getByRole('button', { name: 'キャンセル' }).click()
    await expect(page).toHaveURL('/login?return=%2Fspots')
    await expect(message(page, 'キャンセルしました。')).toBeVisible()
    expect(await session(page)).toEqual([])

    const callback = requestTo(page, '/login/callback')
    await page.getByRole('link', { name: `${provider}でログイン` }).click()
    await beSomeone(page, provider)
    const sent = await sentWith(await callback)
    expect(sent).toContain('__Host-login-')
    expect(sent).not.toContain('probe')
    await expect(page).toHaveURL('/spots')
    await expect(message(page, 'ログインしました。')).toBeVisible()
    expect(await session(page)).toHaveLength(6)
    expect(await cookieNames(page)).not.toContain('notice')
    // Who is signed in begins no other sign-in, and is shown how to switch (§4).
    await page.evaluate(() => location.assign('/login/start?provider=Google'))
    await expect(page).toHaveURL('/login')
    await expect(message(page, 'すでにログインしています。')).toBeVisible()
    await expect(page.getByRole('button', { name: '別のアカウントでログイン' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'マイページへ' }).click()

    // Amplify reads the session that the Worker wrote, and can end it.
    await expect(page.getByText('旅野 みちるさん、こんにちは。')).toBeVisible()
    const away = page.waitForRequest((request) => request.url().startsWith(`${identityOrigin()}/logout?`))
    await page.getByRole('main').getByRole('link', { name: 'ログアウト' }).click()
    await away
    await expect(page).toHaveURL('/')
    await expect(message(page, 'ログアウトしました。')).toBeVisible()
    expect(await cookieNames(page)).toEqual(['probe'])
  }
})

test('a login is added by way of a document of ours; again it is refused (410), too late or changed it is nothing; and another site signs nobody out, its link leads to a question (R72, R140, R141, R142, R144, R232, R257)', async ({
  page,
  context,
}) => {
  await signIn(page, 'LINE')
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
  await beSomeone(page, 'Google')
  const sent = await sentWith(await taking)
  const [, record = ''] = new RegExp(`${INTEGRATION_COOKIE}=([^;]+)`).exec(sent) ?? []
  expect(record).not.toBe('')
  await expect(page).toHaveURL('/@/settings/integration')
  await expect(message(page, 'ログイン情報の追加に成功しました。')).toBeVisible()
  expect(await session(page)).toEqual(before)
  expect(await cookieNames(page)).not.toContain(INTEGRATION_COOKIE)

  const again = async (value: string) => {
    await context.addCookies([
      { name: INTEGRATION_COOKIE, value, url: site(), sameSite: 'Strict', secure: true },
    ])
    const answer = page.waitForResponse((response) => response.url().endsWith('/login/integration'))
    await page.evaluate(() => location.assign('/login/integration'))
    const status = (await answer).status()
    await expect(page).toHaveURL('/@/settings/integration')
    expect(await cookieNames(page)).not.toContain(INTEGRATION_COOKIE)
    return status
  }
  expect(await again(record)).toBe(410)
  await expect(message(page, 'すでに使われたか、期限が切れています。')).toBeVisible()
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
  const body = `<a href="${site()}/logout">景品を受け取る</a>`
  await page.route(prize, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(prize)
  await page.getByRole('link', { name: '景品を受け取る' }).click()
  await expect(page).toHaveURL(`${site()}/logout/confirm`)
  expect(await session(page)).toEqual(before)
  await page.getByRole('link', { name: 'ログアウトする' }).click()
  await expect(page).toHaveURL('/')
  await expect(message(page, 'ログアウトしました。')).toBeVisible()
  expect(await session(page)).toEqual([])
})

test('a provider that there is not leads back to the sign-in, with and without script (R241)', async ({
  page,
  browser,
}) => {
  await page.goto('/login/start?provider=Apple')
  await expect(page).toHaveURL('/login')
  await expect(message(page, 'このログイン方法には対応していません。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'LINEでログイン' })).toBeVisible()
  await expect(message(page, 'このログイン方法には対応していません。')).toBeHidden()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site() })
  const plain = await context.newPage()
  await plain.goto('/login/start?provider=Apple')
  await expect(plain).toHaveURL('/login')
  await context.close()
})
