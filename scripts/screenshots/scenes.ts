import type { Page } from '@playwright/test'

/** Opens an address and waits until React answers. */
const open = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => dispatchEvent(new Event('keydown')))
  await page.locator('html[data-hydrated]').waitFor()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The samples of what lies over a page, called up one after the other, and when they have come to rest. */
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

/** What is only there for a moment, or after something was done. */
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
  // It leaves at once where scripts run.
  'page-loading': async (page) => {
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/reload')
  },
}
