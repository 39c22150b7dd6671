import type { Page } from '@playwright/test'
import { SESSION_OVER_TEXTS } from '#domain/auth/session.ts'

type Open = (page: Page, path: string) => Promise<void>
type SignInAs = (name: string) => (page: Page) => Promise<void>

/** Mocks the answers of the API to an ended session. */
const ended = (page: Page, why: string | null) =>
  page.route(/\/v1\/(?!config)/, (route) =>
    route.fulfill({ status: 401, json: { errors: [{ code: 'E10401', message: why }] } }),
  )

/** Scenes of the list of sessions, and of a session that has ended. */
export const sessionScenes = (signInAs: SignInAs, open: Open) => ({
  'settings-sessions': async (page: Page) => {
    await signInAs('member')(page)
    await open(page, '/@/settings/account')
    const devices = page.getByRole('region', { name: 'ログイン中の端末' })
    await devices.getByRole('listitem').first().waitFor()
    await devices.getByRole('heading').evaluate((heading) => heading.scrollIntoView())
  },
  // An open page with unsaved input.
  'session-ended': async (page: Page) => {
    await signInAs('member')(page)
    await open(page, '/@/settings/account')
    await page.getByLabel('名前またはニックネーム').fill('旅野 あおば')
    await page.getByRole('button', { name: 'すべての端末からログアウト' }).click()
    await ended(page, SESSION_OVER_TEXTS.request)
    await page.getByRole('dialog').getByRole('button', { name: 'すべてログアウト' }).click()
    await page.getByRole('button', { name: 'ログインし直す' }).waitFor()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'キャンセル' })
      .click()
      .catch(() => undefined)
    await page.evaluate(() => scrollTo(0, 0))
  },
  // A page opened afterwards.
  'session-over': async (page: Page) => {
    await signInAs('member')(page)
    await ended(page, SESSION_OVER_TEXTS.idle)
    await open(page, '/@/home/topics')
    await page.getByText(SESSION_OVER_TEXTS.idle ?? '').waitFor()
  },
  'office-session-over': async (page: Page) => {
    await signInAs('editor')(page)
    await ended(page, SESSION_OVER_TEXTS.idle)
    await open(page, '/$')
    await page.getByText(SESSION_OVER_TEXTS.idle ?? '').waitFor()
  },
})
