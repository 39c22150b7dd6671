import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { CLIENT_ID } from '#identity/settings.ts'
import { jsCookieName } from '#worker/auth/js-cookie.ts'
import { identityOrigin, open, productionSite } from './fixtures.ts'

/** Secure cookies without https only work on `localhost`; the provider on 127.0.0.1 is cross-site, as in production. */
export const memberSite = () => productionSite().replace('127.0.0.1', 'localhost')

export const FIRST_PASSWORD = 'shirube-2026'

/** A new member with a password. */
export const newMember = async (request: APIRequestContext): Promise<string> => {
  const email = `settings-${crypto.randomUUID()}@example.test`
  const data = { email, like: 'member@tabishirube.test' }
  expect((await request.post(`${identityOrigin()}/people`, { data })).status()).toBe(201)
  return email
}

type Outbox = { messages: { code: string }[]; totp: string | null }

const outboxOf = async (request: APIRequestContext, to: string): Promise<Outbox> =>
  (await request.get(`${identityOrigin()}/outbox.json`, { params: { to } })).json()

/** The last code sent to an address or a number. */
export const lastCode = async (request: APIRequestContext, to: string): Promise<string> => {
  await expect.poll(async () => (await outboxOf(request, to)).messages.length).toBeGreaterThan(0)
  return (await outboxOf(request, to)).messages[0]?.code ?? ''
}

/** The current code of a member's authenticator app. */
export const appCode = async (request: APIRequestContext, mail: string): Promise<string> =>
  (await outboxOf(request, mail)).totp ?? ''

/** Fills in mail address and password on `/login`. */
export const submitLogin = async (page: Page, mail: string, password = FIRST_PASSWORD) => {
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

export const signInByMail = async (page: Page, mail: string, password = FIRST_PASSWORD) => {
  await open(page, '/login')
  await submitLogin(page, mail, password)
  await expect(page).toHaveURL(/\/@\/home\/topics$/)
}

type PoolTokens = { AccessToken: string; IdToken: string; RefreshToken: string }

const poolTokens = async (
  request: APIRequestContext,
  mail: string,
  password: string,
): Promise<PoolTokens> => {
  const response = await request.post(`${identityOrigin()}/`, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    data: {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: mail, PASSWORD: password },
    },
  })
  expect(response.status(), `${mail} signs in`).toBe(200)
  return (await response.json()).AuthenticationResult
}

/**
 * Signs a member in without the page `/login`: the pool's tokens, the account, and the session cookies as the account
 * library writes them. For journeys that are not about signing in; the page does not change.
 * @returns the access token
 */
export const startSession = async (page: Page, mail: string, password = FIRST_PASSWORD): Promise<string> => {
  const { AccessToken, IdToken, RefreshToken } = await poolTokens(page.request, mail, password)
  const login = await page.request.post('/v1/accounts/login', {
    headers: { authorization: `Bearer ${IdToken}` },
    data: { loginAccountPayload: {} },
  })
  expect(login.status(), await login.text()).toBe(200)
  const { username } = JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString())
  const pool = `CognitoIdentityServiceProvider.${CLIENT_ID}`
  const values = {
    LastAuthUser: username,
    [`${username}.accessToken`]: AccessToken,
    [`${username}.idToken`]: IdToken,
    [`${username}.refreshToken`]: RefreshToken,
    [`${username}.clockDrift`]: '0',
  }
  const { hostname } = new URL(login.url())
  const where = { domain: hostname, path: '/', secure: true, sameSite: 'Lax' as const }
  const cookies = Object.entries(values).map(([name, value]) => ({
    name: jsCookieName(`${pool}.${name}`),
    value,
    ...where,
  }))
  await page.context().addCookies(cookies)
  return AccessToken
}

/**
 * Ages the session by `seconds` and renews it: a fresh token of an old sign-in.
 * @returns the access token
 */
export const ageSession = async (page: Page, seconds: number): Promise<string> => {
  const cookies = await page.context().cookies(memberSite())
  const cookieOf = (kind: string) => {
    const found = cookies.find(({ name }) => name.endsWith(`.${kind}`))
    if (!found) throw new Error(`no ${kind} in this browser`)
    return found
  }
  const [, body = ''] = cookieOf('accessToken').value.split('.')
  const { sub } = JSON.parse(Buffer.from(body, 'base64url').toString())
  const aged = await page.request.post(`${identityOrigin()}/people/aged-sign-ins`, { data: { sub, seconds } })
  expect(aged.status()).toBe(200)
  const renewed = await page.request.post(`${identityOrigin()}/`, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken',
    },
    data: { ClientId: CLIENT_ID, RefreshToken: cookieOf('refreshToken').value },
  })
  const { AccessToken, IdToken } = (await renewed.json()).AuthenticationResult
  await page.context().addCookies([
    { ...cookieOf('accessToken'), value: AccessToken },
    { ...cookieOf('idToken'), value: IdToken },
  ])
  return AccessToken
}

/** Signs in at the provider as a new user, or with this address; `page` is being redirected there. */
export const signInAtProvider = async (
  page: Page,
  provider: string,
  mail = `${crypto.randomUUID()}@${provider.toLowerCase()}.test`,
) => {
  await expect(page).toHaveURL(new RegExp(`^${identityOrigin()}/oauth2/authorize`))
  await page.getByText('ほかの人になる').click()
  await page.getByLabel('名前').fill('旅野 みちる')
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByRole('button', { name: 'この人でログイン' }).click()
}

export const signOutHere = async (page: Page) => {
  await open(page, '/@/home/topics')
  // By keyboard: what is loaded above it moves the link.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ログアウト/ })
    .press('Enter')
  await expect(page).toHaveURL('/')
}

export const expectNotification = (page: Page, text: string) =>
  expect(
    page.getByRole('status', { name: 'お知らせ' }).getByRole('listitem').filter({ hasText: text }),
  ).toBeVisible()

/** The block of a settings page with this title. */
export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
