import type { D1Database } from '@cloudflare/workers-types'
import type { Page } from '@playwright/test'
import type { SiteServer } from '#scripts/local/serve.ts'
import { mailDigest } from '#worker/auth/digest.ts'
import { serveOwnSite } from '../sites.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test as site } from './fixtures.ts'
import { appCode, block, expectNotification, newMember, startSession } from './member.ts'

/** A server of its own: the grace period is global. */
const test = site.extend<object, { own: SiteServer }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const own = await serveOwnSite(`second-factor-${workerIndex}`)
      await use(own)
      await own.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url.origin.replace('127.0.0.1', 'localhost')),
  // Refusals are expected.
  expectedErrors: /status of 403/,
})

const databaseOf = async (own: SiteServer) =>
  (await own.miniflare.getD1Database('DB')) as unknown as D1Database

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const note = (page: Page) => page.getByRole('complementary', { name: '2段階認証のお知らせ' })

/** A new user with a role: a second factor of a sample user would affect other tests. */
const newStaff = async (page: Page, own: SiteServer, role: string): Promise<string> => {
  const mail = await newMember(page.request)
  await startSession(page, mail)
  await (await databaseOf(own))
    .prepare(
      `UPDATE accounts SET role_id = (SELECT id FROM roles WHERE name = ?)
       WHERE id = (SELECT account_id FROM account_auths WHERE mail_digest = ?)`,
    )
    .bind(role, await mailDigest(mail))
    .run()
  return mail
}

/** Enters the code of a member's app. */
const setUp = async (page: Page, mail: string) => {
  const mfa = block(page, '2段階認証')
  await expect(mfa.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible()
  await mfa.getByLabel('確認コード').fill(await appCode(page.request, mail))
  await mfa.getByRole('button', { name: 'オンにする', exact: true }).last().click()
}

test('a publisher is reminded of the second factor, is blocked without one, sets it up and returns to the page', async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  const mail = await newStaff(page, own, 'publisher')
  await open(page, '/$')
  await heading(page, '編集室')
  await expect(note(page)).toContainText('あと7日で、2段階認証が必要になります。')
  await expectAccessible(page)
  // A form is open with input while the grace period ends.
  await open(page, '/$/spots')
  await heading(page, 'スポットの管理')
  await page
    .getByRole('button', { name: /新しい/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('期限の日の見どころ')

  // An administrator shortens the grace period.
  const office = await browser.newContext({ baseURL, locale: 'ja-JP' })
  const admin = await office.newPage()
  // Within SWR's deduplication interval of two seconds, here extended.
  await admin.addInitScript(() => {
    const { setTimeout } = window
    const patient = (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(run, delay === 2000 ? 600_000 : delay, ...rest)
    Object.assign(window, { setTimeout: patient })
  })
  const adminMail = await newStaff(admin, own, 'admin')
  await open(admin, '/$/roles')
  await admin.getByRole('combobox', { name: '猶予' }).selectOption({ label: 'すぐに必要にする' })
  await expectAccessible(admin)
  await admin.getByRole('button', { name: '猶予を保存する' }).click()
  await expectNotification(admin, '2段階認証の猶予を「すぐに必要にする」にしました。')

  // The input stays; nothing is created.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /作成|作る/ })
    .click()
  await expect(page.getByRole('dialog').getByText(/この操作には、2段階認証が必要です。/)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('期限の日の見どころ')

  // A newly opened page redirects to the setup and back.
  const other = await page.context().newPage()
  await open(other, '/$/spots?q=%E6%B8%A9%E6%B3%89')
  await expect(
    other.getByRole('heading', { name: '2段階認証をオンにすると、この画面が開きます' }),
  ).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'もうオンにしたので、確かめ直す' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'まだオンになっていません。' })).toBeVisible()
  await other.getByRole('link', { name: '2段階認証を設定する' }).click()
  await setUp(other, mail)
  await expectNotification(other, '2段階認証（認証アプリ）をオンにしました。')
  await expect(other).toHaveURL(/\/\$\/spots\?q=/)
  await heading(other, 'スポットの管理')
  await expect(note(other)).toHaveCount(0)

  // So is the input from before.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /作成|作る/ })
    .click()
  await expect(page).toHaveURL(/\/\$\/spots\/[^?]+$/)

  // Administrators of the site need one too, and set it up without the office.
  await open(admin, '/$/accounts?role=publisher')
  await expect(
    admin.getByRole('heading', { name: '2段階認証をオンにすると、この画面が開きます' }),
  ).toBeVisible()
  await admin.getByRole('link', { name: '2段階認証を設定する' }).click()
  await setUp(admin, adminMail)
  await expect(admin.getByRole('table', { name: '会員' })).toContainText('あり')
  await expectAccessible(admin)
  await office.close()
})
