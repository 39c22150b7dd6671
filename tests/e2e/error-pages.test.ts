import type { Page } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { expect, open, requestsOf, test } from './fixtures.ts'

const DEFAULT_MESSAGE = 'エラーが発生しました。再度お試しください。'

test.use({
  serverDev: true,
  expectedErrors: /status of (401|404|503)|FatalError|ResponseError|SessionError|NotLoggedInError|TypeError/,
})

const fail = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const alerts = (page: Page) =>
  page.getByRole('alert', { name: 'エラーのお知らせ' }).getByRole('listitem').getByRole('paragraph')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** One of each variant of the page first, then those that differ only by their text. */
const VARIANTS = [
  {
    name: 'ない',
    lines: ['指定された記事はありません。'],
    h1: 'ページを表示できません。',
    title: 'ページを表示できません｜たびしるべ',
  },
  {
    name: '二行',
    lines: ['ただいま混み合っています。', '時間をおいてお試しください。'],
    h1: 'ページの更新中にエラーが発生しました。',
    title: 'エラーが発生しました｜たびしるべ',
  },
  {
    name: '切れた',
    lines: ['セッションが切れました。再度ログインしてください。'],
    h1: 'ページの更新中にエラーが発生しました。',
    title: 'エラーが発生しました｜たびしるべ',
  },
  {
    name: '想定外',
    lines: [DEFAULT_MESSAGE],
    h1: 'ページの更新中にエラーが発生しました。',
    title: 'エラーが発生しました｜たびしるべ',
  },
]

test('an error page shows the variant of its status, its texts and links (R80, R81, R227)', async ({
  page,
}) => {
  for (const { name, lines, h1, title } of isFullRun ? VARIANTS : VARIANTS.slice(0, 2)) {
    await open(page, '/_/messages')
    await fail(page, name)
    await expect(heading(page)).toHaveText(h1)
    await expect(alerts(page)).toHaveText(lines)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('undefined is not')).toHaveCount(0)
  }
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(heading(page)).toHaveText('お知らせとエラーの見本')
})

test('an error that requires a session links to the sign-in (R216, R227)', async ({ page }) => {
  await open(page, '/_/messages')
  await fail(page, 'ログイン前')
  const main = page.getByRole('main')
  await expect(main.getByText('ログインが必要です。')).toBeVisible()
  await main.getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page).toHaveTitle(/^ログイン/)
})

test('an error for outdated clients leads to the reload page and back (R224)', async ({ page }) => {
  await open(page, '/_/messages')
  const requests = requestsOf(page)
  await fail(page, '古い版')
  await expect(heading(page)).toHaveText('お知らせとエラーの見本')
  await expect
    .poll(() => requests.filter((request) => request.startsWith('document')))
    .toEqual([
      expect.stringMatching(/\/reload\?to=%2F_%2Fmessages$/),
      expect.stringMatching(/\/_\/messages$/),
    ])
})

test('a missing page is shown in Japanese, on the first load and after a navigation (R1, R63, R227, R228)', async ({
  page,
}) => {
  await open(page, '/nowhere?from=mail')
  await expect(alerts(page)).toHaveText(['ページが見つかりません：/nowhere?from=mail'])
  await open(page, '/help')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere?a=1', textContent: 'どこか' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'どこか' }).click()
  await expect(heading(page)).toHaveText('ページを表示できません。')
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await expect(alerts(page)).toHaveText(['ページが見つかりません：/nowhere?a=1'])
  // In a client-rendered area no document is loaded.
  await open(page, '/@/home/topics')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/@/nowhere', textContent: 'どこか' })
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'どこか' }).click()
  await expect(alerts(page)).toHaveText(['ページが見つかりません：/@/nowhere'])
  await expect(page).toHaveTitle('ページを表示できません｜たびしるべ')
})

test('a page that only the server can render is loaded as a document (R229)', async ({ page }) => {
  await open(page, '/help')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/maintenance', textContent: '点検' })
    document.querySelector('main')?.prepend(link)
  })
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('link', { name: '点検' }).click()
  expect((await answer).status()).toBe(503)
  await expect(heading(page)).toHaveText('メンテナンス中です')
})
