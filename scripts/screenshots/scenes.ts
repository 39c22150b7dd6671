import type { Page } from '@playwright/test'

/** Opens an address and waits for hydration. */
const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await page.locator('html[data-hydrated]').waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Opens the samples of dialogs and messages one after the other, and waits for animations. */
const samples =
  (...names: string[]) =>
  async (page: Page) => {
    await page.clock.install()
    await open(page, '/_/messages')
    for (const name of names) await press(page, name)
    await page.clock.runFor(800)
    await page.waitForTimeout(300)
  }

const failing = (name: string) => async (page: Page) => {
  await open(page, '/_/messages')
  await press(page, name)
  await page.getByRole('alert').getByRole('listitem').first().waitFor()
  await page.waitForTimeout(300)
}

/** Scenes of states that last a moment, or that follow an action. */
export const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  notifications: samples('成功', '注意', '失敗'),
  'notifications-long': samples('お知らせ', '長いお知らせ'),
  flash: samples('フラッシュ'),
  'flash-lasting': samples('残るフラッシュ'),
  confirm: samples('確認'),
  'form-dialog': samples('フォーム'),
  loader: samples('読み込み'),
  'not-found': async (page) => {
    await open(page, '/nowhere')
    await page.getByRole('alert').getByRole('listitem').waitFor()
    await page.waitForTimeout(300)
  },
  'update-error': failing('二行'),
  'login-needed': failing('ログイン前'),
  // The page redirects at once when scripts run.
  'page-loading': async (page) => {
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/reload')
  },
}
