import { sentTrip } from '#domain/travel/sent-trip.fixture.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, newMember, startSession, submitLogin } from './member.ts'

test.use({
  expectedErrors: /status of (401|409|404 .*\/shared\/guides\/)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a guide is shared by a link: a visitor reads it, copies it after signing in, and revoking is immediate (R50)', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const headers = { authorization: `Bearer ${await startSession(page, await newMember(request))}` }
  const trip = sentTrip()
  expect((await request.post('/v1/travel/guides', { headers, data: trip })).status()).toBe(200)
  await open(page, `/@/travel/guides/${trip.guide.id}`)
  await page.getByRole('button', { name: '共有', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'しおりを共有する' })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await dialog.getByLabel('同行者').check()
  await dialog.getByRole('button', { name: '共有リンクを作る' }).click()
  const address = dialog.getByLabel('共有リンク', { exact: true })
  await expect(address).toBeFocused()
  const url = await address.inputValue()
  const toLine = await dialog.getByRole('link', { name: /^LINEで送る/ }).getAttribute('href')
  expect(new URL(toLine ?? '').searchParams.get('url')).toBe(url)
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL, locale: 'ja-JP' })
  const stranger = await context.newPage()
  await stranger.route('**/cdn-cgi/image/**', (route) => route.abort())
  const referrers: (string | undefined)[] = []
  stranger.on('request', (sentRequest) => referrers.push(sentRequest.headers().referer))
  const path = new URL(url).pathname
  await open(stranger, path)
  await expect(stranger.getByRole('heading', { level: 1, name: '雪吊りの金沢、家族の二日' })).toBeVisible()
  await expect(stranger.getByText('旅野家の4人')).toBeVisible()
  await expect(stranger.getByText(/KGY-77401|56,720|集合は東口/)).toHaveCount(0)
  await stranger.getByRole('link', { name: 'ログインして自分のしおりに写す' }).waitFor()
  await expectAccessible(stranger)
  expect(referrers.filter((referrer) => referrer?.includes('/shared/'))).toEqual([])

  await stranger.getByRole('link', { name: 'ログインして自分のしおりに写す' }).click()
  await submitLogin(stranger, await newMember(request))
  await expect(stranger).toHaveURL(path)
  await stranger.getByRole('button', { name: 'このしおりを自分のしおりに写す' }).click()
  await expect(stranger).toHaveURL(/\/@\/travel\/guides\/a[0-9a-f-]{35}$/)
  await expect(stranger.getByText('兼六園を歩く').first()).toBeVisible()
  expect(stranger.url()).not.toContain(trip.guide.id)

  // What is shared can be changed; the link stays until it is revoked.
  await dialog.getByLabel('費用と予算').check()
  await dialog.getByRole('button', { name: '見せるものを保存' }).click()
  await expect(dialog.getByText('見せるものを変えました。')).toBeVisible()
  await open(stranger, path)
  await expect(stranger.getByText('56,720円').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^カレンダーのファイル/ }).click()
  expect((await download).suggestedFilename()).toBe('雪吊りの金沢、家族の二日.ics')
  // A tab that has not noticed the end of the link shares nothing again, and shows how it is.
  const tab = await page.context().newPage()
  await open(tab, `/@/travel/guides/${trip.guide.id}`)
  await tab.getByRole('button', { name: '共有', exact: true }).click()
  const late = tab.getByRole('dialog', { name: 'しおりを共有する' })
  await late.getByLabel('メモ').check()
  await dialog.getByRole('button', { name: '共有をやめる' }).click()
  await dialog.getByRole('button', { name: 'リンクを取り消す' }).click()
  await expect(dialog.getByRole('button', { name: '共有リンクを作る' })).toBeVisible()
  await late.getByRole('button', { name: '見せるものを保存' }).click()
  await expect(late.getByText('ほかの画面または端末で、共有のしかたが変わっていました。')).toBeVisible()
  await expect(late.getByRole('button', { name: '共有リンクを作る' })).toBeVisible()
  await expectAccessible(tab)
  expect((await stranger.reload())?.status()).toBe(404)
  await expect(stranger.getByText('このしおりは公開されていません。')).toBeVisible()
  await context.close()
})
