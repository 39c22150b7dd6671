import { isFullRun } from '../full-run.ts'
import { expect, open, test } from './fixtures.ts'

// There is no session, and the browser logs refused calls.
test.use({
  expectedErrors:
    /status of 401 .*\/v1\/(me|manage|accounts\/authorize)|status of 404 .*\/[@$]\/|net::ERR_FAILED .*\/v1\/manage/,
})

const SESSION_MESSAGE = 'セッションが切れました。再度ログインしてください。'

/** One page of each area first. */
const PAGES = [
  ['/$/article-pages/anything-at-all/preview', '記事のプレビュー'],
  ['/@/travel/guides/a1b2/edit', '旅のしおりの編集'],
  ['/$', '編集室'],
  ['/$/spots/kenrokuen', 'スポットの編集'],
  ['/$/accounts/a1/article-pages', '書き手の記事'],
  ['/@/favorites/article-pages/news', 'お気に入りのニュース'],
] as const

test('client-rendered areas show the page of the URL with any id, or the not-found text (R36, R53)', async ({
  page,
}) => {
  for (const [path, heading] of isFullRun ? PAGES : PAGES.slice(0, 2)) {
    expect((await open(page, path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading}｜たびしるべ`)
    await expect(page).toHaveURL(path)
  }
  for (const path of isFullRun ? ['/$/nowhere', '/@/travel/guides/a1/b2'] : ['/$/nowhere']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できません。')
    await expect(page.getByText('他のページをご覧ください。')).toBeVisible()
    await expect(page).toHaveTitle('ページを表示できません｜たびしるべ')
    await expect(page.getByText(SESSION_MESSAGE)).toHaveCount(0)
  }
})

test('a visitor without a session is offered to sign in (R53, R187, R188)', async ({ page }) => {
  for (const [path, invitation] of [
    ['/@/home/topics', 'ログインすると、このページをご利用いただけます。会員登録は無料です。'],
    ['/$/spots', '編集室は、ログインしてからご利用ください。'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('alert')).toHaveText(invitation)
    const login = page.getByRole('main').getByRole('link', { name: 'ログイン' })
    await expect(login).toHaveAttribute('href', `/login?${new URLSearchParams({ return: path })}`)
    await expect(page.getByRole('link', { name: /^ログアウト/ })).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL('/login?return=%2F%24%2Fspots')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
})
