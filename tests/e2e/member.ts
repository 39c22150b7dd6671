import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { identityOrigin, open, productionSite } from './fixtures.ts'

/** Secure cookies are kept for `localhost`; the provider is on 127.0.0.1, another site than that, as in production. */
export const memberSite = () => productionSite().replace('127.0.0.1', 'localhost')

export const FIRST_PASSWORD = 'shirube-2026'

/** Somebody of this test's own, with a password. */
export const newMember = async (request: APIRequestContext): Promise<string> => {
  const email = `settings-${crypto.randomUUID()}@example.test`
  const data = { email, like: 'member@tabishirube.test' }
  expect((await request.post(`${identityOrigin()}/people`, { data })).status()).toBe(201)
  return email
}

type Outbox = { messages: { code: string }[]; totp: string | null }

const outboxOf = async (request: APIRequestContext, to: string): Promise<Outbox> =>
  (await request.get(`${identityOrigin()}/outbox.json`, { params: { to } })).json()

/** The code that was sent last to an address or a number. */
export const sentCode = async (request: APIRequestContext, to: string): Promise<string> => {
  await expect.poll(async () => (await outboxOf(request, to)).messages.length).toBeGreaterThan(0)
  return (await outboxOf(request, to)).messages[0]?.code ?? ''
}

/** What the authenticator app of a member shows now. */
export const appCode = async (request: APIRequestContext, mail: string): Promise<string> =>
  (await outboxOf(request, mail)).totp ?? ''

/** Gives a mail address and a password to `/login`, as they are asked for there. */
export const giveMailAndPassword = async (page: Page, mail: string, password = FIRST_PASSWORD) => {
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

export const signInByMail = async (page: Page, mail: string, password = FIRST_PASSWORD) => {
  await open(page, '/login')
  await giveMailAndPassword(page, mail, password)
  await expect(page).toHaveURL(/\/@\/home\/topics$/)
}

/** As somebody whom nobody has seen before; `page` is on the way to the provider. */
export const beSomeone = async (page: Page, provider: string) => {
  await expect(page).toHaveURL(new RegExp(`^${identityOrigin()}/oauth2/authorize`))
  await page.getByText('ほかの人になる').click()
  await page.getByLabel('名前').fill('旅野 みちる')
  await page.getByLabel('メールアドレス').fill(`${crypto.randomUUID()}@${provider.toLowerCase()}.test`)
  await page.getByRole('button', { name: 'この人でログイン' }).click()
}

export const signOutHere = async (page: Page) => {
  await open(page, '/@/home/topics')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^ログアウト/ })
    .click()
  await expect(page).toHaveURL('/')
}

export const toldOf = (page: Page, text: string) =>
  expect(
    page.getByRole('status', { name: 'お知らせ' }).getByRole('listitem').filter({ hasText: text }),
  ).toBeVisible()

/** The block of a settings page with this title. */
export const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
