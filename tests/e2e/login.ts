import type { APIRequestContext, Page } from '@playwright/test'
import type { Sites } from '../sites.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open } from './fixtures.ts'

const sites = (): Sites => JSON.parse(process.env.TEST_SITES ?? '{}')

/** Secure cookies without https only work on `localhost`; the identity stand-in is cross-site, as in production. */
export const localhost = (which: 'production' | 'development' = 'production'): string => {
  const url = new URL(sites()[which])
  url.hostname = 'localhost'
  return url.origin
}

export const PASSWORD = 'shirube-2026'

/** A new user like one of the stand-in's: `like` is the name before the `@`. */
export const newPerson = async (request: APIRequestContext, like = 'member'): Promise<string> => {
  const email = `${like}-${crypto.randomUUID()}@example.test`
  const data = { email, like: `${like}@tabishirube.test` }
  const response = await request.post(`${sites().identity}/people`, { data })
  expect(response.status()).toBe(201)
  return email
}

type Outbox = { messages: { code: string }[]; totp: string | null }

const outboxOf = async (request: APIRequestContext, to: string): Promise<Outbox> =>
  (await request.get(`${sites().identity}/outbox.json`, { params: { to } })).json()

/** The last code sent. */
export const codeTo = async (request: APIRequestContext, to: string): Promise<string> => {
  await expect.poll(async () => (await outboxOf(request, to)).messages.length).toBeGreaterThan(0)
  return (await outboxOf(request, to)).messages[0]?.code ?? ''
}

/** A token obtained without a browser. */
export const tokenOf = async (
  request: APIRequestContext,
  mail: string,
  which: 'AccessToken' | 'IdToken',
): Promise<string> => {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
  }
  const AuthParameters = { USERNAME: mail, PASSWORD }
  const data = { AuthFlow: 'USER_PASSWORD_AUTH', ClientId: 'tabishirube-web', AuthParameters }
  const response = await request.post(`${sites().identity}/`, { headers, data })
  return (await response.json()).AuthenticationResult[which]
}

/** The current code of the authenticator app. */
export const totpOf = async (request: APIRequestContext, mail: string): Promise<string> =>
  (await outboxOf(request, mail)).totp ?? ''

export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Fills in and submits the first form. */
export const signIn = async (page: Page, mail: string, password = PASSWORD, path = '/login') => {
  await open(page, path)
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await press(page, 'ログイン')
}

export const answerCode = async (page: Page, code: string, button = '確認する') => {
  await page.getByRole('textbox', { name: /コード/ }).fill(code)
  await press(page, button)
}

/** On the start page, with the greeting and the notice. */
export const expectSignedIn = async (page: Page) => {
  await expect(page).toHaveURL(/\/@\/home\/topics$/)
  await expect(page.getByText('ログインしました。')).toBeVisible()
  await expect(page.getByText(/こんにちは。/)).toBeVisible()
}

/** No accessibility violations on this step, light or dark. */
export const isAccessible = async (page: Page) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}
