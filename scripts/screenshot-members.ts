import type { Page } from '@playwright/test'
import { DOMAIN, PASSWORD } from '#identity/people.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await page.locator('html[data-hydrated]').waitFor()
}

/** What the stand-in's person of this name is asked after the first form. */
const asked = (name: string) => async (page: Page) => {
  await open(page, '/login')
  await page.getByLabel('メールアドレス', { exact: true }).fill(`${name}@${DOMAIN}`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'ログイン', exact: true }).waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}

const member = (path: string, isThere: string) => async (page: Page) => {
  await asked('member')(page)
  await page.waitForURL(/home\/topics$/)
  await open(page, path)
  await page.getByRole('heading', { name: isThere, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Signing in with every family of questions, and what a member sees of the own account. They need the stand-in. */
export const MEMBER_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: (page) => open(page, '/login'),
  'login-sign-up': (page) => open(page, '/login#sign-up'),
  'login-forgot': (page) => open(page, '/login#forgot'),
  'login-app-code': asked('totp'),
  'login-sms-code': asked('sms'),
  'login-choice': asked('choose-mfa'),
  'login-app-setup': asked('totp-setup'),
  'login-new-password': asked('new-password'),
  'login-custom': asked('custom'),
  home: member('/@/home/topics', 'ホーム'),
  'settings-account': member('/@/settings/account', '2段階認証'),
  'settings-app': async (page) => {
    await member('/@/settings/account', '2段階認証')(page)
    await page.getByRole('button', { name: '認証アプリをオンにする' }).click()
    await page.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor()
    await page.getByRole('heading', { name: '2段階認証' }).evaluate((heading) => heading.scrollIntoView())
  },
  'settings-integration': member('/@/settings/integration', 'ログイン方法'),
  'settings-leave': member('/@/settings/leave', '退会すると'),
}
