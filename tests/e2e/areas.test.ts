import { expect, open, test } from './fixtures.ts'

// Nobody is signed in, and the browser reports refused calls.
test.use({
  expectedErrors:
    /status of 401 .*\/v1\/(me|manage|accounts\/authorize)|status of 404 .*\/[@$]\/|net::ERR_FAILED .*\/v1\/manage/,
})

const SESSION_MESSAGE = 'セッションが切れました。再度ログインしてください。'

test('the management area shows the page of its real address (R36, R53)', async ({ page }) => {
  for (const [path, heading] of [
    ['/$', '編集室'],
    ['/$/spots', 'スポットの管理'],
    ['/$/spots/kenrokuen', 'スポットの編集'],
    ['/$/article-pages/anything-at-all/preview', '記事のプレビュー'],
    ['/$/accounts/a1/article-pages', '書き手の記事'],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading}｜たびしるべ`)
    await expect(page).toHaveURL(path)
  }
})

test('the personal area shows the page of its real address, whatever the id (R53)', async ({ page }) => {
  for (const [path, heading] of [
    ['/@/home/topics', 'ホーム'],
    ['/@/favorites/article-pages/news', 'お気に入りのニュース'],
    ['/@/travel/guides/a1b2', '旅のしおり'],
    ['/@/travel/guides/a1b2/edit', '旅のしおりの編集'],
    ['/@/travel/actions/new', '旅の記録'],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading}｜たびしるべ`)
    await expect(page).toHaveURL(path)
  }
})

test('an address that an area does not know shows the not-found text (R53)', async ({ page }) => {
  for (const path of ['/@/nowhere', '/@/travel/guides/a1/b2', '/$/nowhere', '/$/spots/a/b']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できません。')
    await expect(page.getByText('他のページをご覧ください。')).toBeVisible()
    await expect(page).toHaveTitle('ページを表示できません｜たびしるべ')
    await expect(page.getByText(SESSION_MESSAGE)).toHaveCount(0)
  }
})

test('a visitor without a session is invited and shown the way to sign in (R53, R187, R188)', async ({
  page,
}) => {
  for (const [path, invitation] of [
    ['/@/home/topics', 'ログインすると、このページをご利用いただけます。会員登録は無料です。'],
    ['/$/spots', '編集室は、ログインしてからご利用ください。'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('alert')).toHaveText(invitation)
    const login = page.getByRole('main').getByRole('link', { name: 'ログイン' })
    await expect(login).toHaveAttribute('href', `/login?${new URLSearchParams({ return: path })}`)
  }
  await page.getByRole('main').getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL('/login?return=%2F%24%2Fspots')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログイン')
})

test('the document of an area is the same for every address and names nobody (R41, R53)', async ({
  request,
}) => {
  for (const [one, other] of [
    ['/@/home/topics', '/@/travel/guides/a1'],
    ['/$', '/$/article-pages/kamikochi'],
  ] as const) {
    const html = await (await request.get(one)).text()
    expect(await (await request.get(other)).text()).toBe(html)
    expect(html).toContain('noindex')
    expect(html).not.toContain(SESSION_MESSAGE)
    expect(html).not.toMatch(/guides\/|kamikochi|accountId|username|roleId/)
  }
})

test('a call that fails for lack of a network can be tried again', async ({ page }) => {
  await page.route('**/v1/manage', (route) => route.abort())
  await open(page, '/$/spots')
  await expect(page.getByRole('alert')).toContainText('通信できませんでした。')
  await page.unroute('**/v1/manage')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('alert')).toHaveText('編集室は、ログインしてからご利用ください。')
})
