import type { Page } from '@playwright/test'
import { DOMAIN, PASSWORD } from '#identity/people.ts'
import { actionScenes } from './actions.ts'
import { articleScenes } from './article.ts'
import { blockScenes } from './blocks.ts'
import { guideScenes } from './guides.ts'
import { kindScenes } from './kinds.ts'
import { makingScenes } from './making.ts'
import { mediaScenes } from './media.ts'
import { officeScenes } from './office.ts'
import { operationsScenes } from './operations.ts'
import { peopleScenes } from './people.ts'
import { publishingScenes } from './publishing.ts'
import { redirectScenes } from './redirects.ts'
import { sessionScenes } from './sessions.ts'
import { sharingScenes } from './sharing.ts'
import { switchScenes } from './switches.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await page.locator('html[data-hydrated]').waitFor()
}

/** Submits mail address and password of a person of the stand-in. */
const submitLogin = (name: string) => async (page: Page) => {
  await open(page, '/login')
  await page.getByLabel('メールアドレス', { exact: true }).fill(`${name}@${DOMAIN}`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Waits for the next step: its title takes the focus. */
const question = (name: string) => async (page: Page) => {
  await submitLogin(name)(page)
  await page.locator('h1:focus').waitFor()
  await page.waitForLoadState('networkidle')
}

const pageOf = (name: string) => (path: string, isThere: string) => async (page: Page) => {
  await signedInAs(name)(page)
  await open(page, path)
  await page.getByRole('heading', { name: isThere, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** A new member, and one with years of travel records. */
const member = pageOf('member')
const traveler = pageOf('traveler')

const signedInAs = (name: string) => async (page: Page) => {
  await submitLogin(name)(page)
  await page.waitForURL(/home\/topics$/)
  // The notice would cover the next scene. On a slow machine it has gone already.
  const close = page.getByRole('button', { name: 'お知らせを閉じる' })
  await close.click({ timeout: 5000 }).catch(() => undefined)
}
const signedIn = signedInAs('member')

/** Simulates an old sign-in. */
const stale = (page: Page) =>
  page.route('**/v1/me/sign-in', (route) =>
    route.fulfill({ json: { data: { signIn: { freshSeconds: 0 } } } }),
  )

/** Waits until the dialog has opened. */
const shown = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)))

/** Scenes of every sign-in step and of a member's account. They need the stand-in. */
export const MEMBER_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: (page) => open(page, '/login'),
  'login-sign-up': (page) => open(page, '/login#sign-up'),
  'login-forgot': (page) => open(page, '/login#forgot'),
  'login-wrong': async (page) => {
    await submitLogin('nobody')(page)
    await page.getByText('メールアドレスまたはパスワードが正しくありません。').waitFor()
  },
  'login-app-code': question('totp'),
  'login-sms-code': question('sms'),
  'login-mail-code': question('email-code'),
  'login-choice': question('choose-mfa'),
  'login-app-setup': question('totp-setup'),
  'login-new-password': question('new-password'),
  'login-custom': question('custom'),
  'login-first-factor': async (page) => {
    await open(page, '/login#passkey')
    await page.getByLabel('メールアドレス').fill(`first-factor@${DOMAIN}`)
    await page.getByRole('button', { name: '次へ' }).click()
    await page.getByRole('heading', { name: 'ログイン方法の選択' }).waitFor()
    await page.waitForLoadState('networkidle')
  },
  'home-empty': member('/@/home/topics', 'ホーム'),
  home: traveler('/@/home/topics', '旅の記録'),
  'favorites-empty': member('/@/favorites/article-pages/feature', 'お気に入りの特集'),
  favorites: traveler('/@/favorites/spots', 'お気に入りのスポット'),
  histories: traveler('/@/histories/spots', '閲覧したスポット'),
  'stats-usage-empty': member('/@/stats/usage', '制県マップ'),
  'stats-usage': traveler('/@/stats/usage', '旅の記録'),
  'stats-usage-level': async (page) => {
    await traveler('/@/stats/usage', '制県マップ')(page)
    await page.getByRole('button', { name: /^京都府、/ }).click()
    await page.getByRole('dialog').waitFor()
  },
  'settings-account': member('/@/settings/account', '2段階認証'),
  'settings-app': async (page) => {
    await member('/@/settings/account', '2段階認証')(page)
    await page.getByRole('button', { name: '認証アプリをオンにする' }).click()
    await page.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor()
    await page.getByRole('heading', { name: '2段階認証' }).evaluate((heading) => heading.scrollIntoView())
  },
  'settings-integration': member('/@/settings/integration', 'ログイン方法'),
  'settings-leave': member('/@/settings/leave', '退会すると'),
  'sign-in-again': async (page) => {
    await stale(page)
    await member('/@/settings/leave', '退会すると')(page)
    await page.getByRole('button', { name: 'データをダウンロード' }).click()
    await page.getByRole('dialog').getByLabel('パスワード', { exact: true }).waitFor()
    await shown(page)
  },
  'sign-in-again-wrong': async (page) => {
    await stale(page)
    await member('/@/settings/leave', '退会すると')(page)
    await page.getByRole('button', { name: 'データをダウンロード' }).click()
    await page.getByRole('dialog').getByLabel('パスワード', { exact: true }).fill('wrong-2026')
    await page.getByRole('dialog').getByRole('button', { name: 'ログイン', exact: true }).click()
    await page.getByText('パスワードが正しくありません。').waitFor()
    await shown(page)
  },
  'sign-in-again-provider': async (page) => {
    await stale(page)
    await open(page, '/login')
    await page.getByRole('link', { name: 'LINEでログイン' }).click()
    await page.getByRole('button', { name: /@/ }).first().click()
    await page.waitForURL(/home\/topics$/)
    await open(page, '/@/settings/leave')
    await page.getByRole('button', { name: 'データをダウンロード' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'LINEでログイン' }).waitFor()
    await shown(page)
  },
  ...officeScenes(pageOf),
  ...operationsScenes(pageOf),
  ...actionScenes(signedIn, open),
  ...articleScenes(signedInAs('publisher'), open),
  ...blockScenes(signedInAs('publisher'), open),
  ...mediaScenes(signedInAs('editor'), open),
  ...guideScenes(signedIn, open),
  ...makingScenes(signedIn, open),
  ...peopleScenes(signedInAs, open),
  ...redirectScenes(signedInAs, open),
  ...switchScenes(signedInAs, open),
  ...sharingScenes(signedIn, open),
  ...sessionScenes(signedInAs, open),
  ...publishingScenes(signedInAs('publisher'), open),
  ...kindScenes(signedInAs('publisher'), open),
}
