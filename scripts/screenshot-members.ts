import type { Page } from '@playwright/test'
import { DOMAIN, PASSWORD } from '#identity/people.ts'
import { actionScenes } from './screenshot-actions.ts'
import { goingOutScenes } from './screenshot-going-out.ts'
import { guideScenes } from './screenshot-guides.ts'
import { makingScenes } from './screenshot-making.ts'

const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await page.locator('html[data-hydrated]').waitFor()
}

/** The stand-in's person of this name gives mail address and password. */
const asked = (name: string) => async (page: Page) => {
  await open(page, '/login')
  await page.getByLabel('メールアドレス', { exact: true }).fill(`${name}@${DOMAIN}`)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
}

/** Their question is there: its title takes the focus. */
const question = (name: string) => async (page: Page) => {
  await asked(name)(page)
  await page.locator('h1:focus').waitFor()
  await page.waitForLoadState('networkidle')
}

const member = (path: string, isThere: string) => async (page: Page) => {
  await signedIn(page)
  await open(page, path)
  await page.getByRole('heading', { name: isThere, exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** What a reader keeps before signing in is there afterwards, with the pages that were read. */
const shelf = (path: string, isThere: string) => async (page: Page) => {
  await open(page, '/spots')
  for (const heart of (
    await page
      .getByRole('main')
      .getByRole('button', { name: /お気に入りに追加$/ })
      .all()
  ).slice(0, 8))
    await heart.click()
  await page.evaluate((now) => {
    const { list } = JSON.parse(localStorage.getItem('favorites') ?? '{"list":[]}')
    const seen = list.map((entry: object, index: number) => {
      const at = new Date(now - index * 8 * 3_600_000).toISOString()
      return { ...entry, firstViewedAt: at, lastViewedAt: at, views: 1 + (index % 3) }
    })
    localStorage.setItem('histories', JSON.stringify({ version: 1, list: seen }))
  }, Date.now())
  await member(path, isThere)(page)
}

const signedIn = async (page: Page) => {
  await asked('member')(page)
  await page.waitForURL(/home\/topics$/)
}

/** Signing in with every family of questions, and what a member sees of the own account. They need the stand-in. */
export const MEMBER_SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  login: (page) => open(page, '/login'),
  'login-sign-up': (page) => open(page, '/login#sign-up'),
  'login-forgot': (page) => open(page, '/login#forgot'),
  'login-wrong': async (page) => {
    await asked('nobody')(page)
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
  home: async (page) => {
    await member('/@/home/topics', 'ホーム')(page)
    await page.getByText('こんにちは。').waitFor()
  },
  'favorites-empty': member('/@/favorites/article-pages/feature', 'お気に入りの特集'),
  favorites: shelf('/@/favorites/spots', 'お気に入りのスポット'),
  histories: shelf('/@/histories/spots', '閲覧したスポット'),
  'stats-usage': member('/@/stats/usage', '制県マップ'),
  'stats-usage-level': async (page) => {
    await member('/@/stats/usage', '制県マップ')(page)
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
  ...actionScenes(signedIn, open),
  ...guideScenes(signedIn, open),
  ...makingScenes(signedIn, open),
  ...goingOutScenes(signedIn, open),
}
