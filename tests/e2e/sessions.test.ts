import { expect, open, test } from './fixtures.ts'
import { beSignedIn, block, FIRST_PASSWORD, memberSite, newMember, signOutHere, toldOf } from './member.ts'

test.use({
  expectedErrors: /status of 40[01]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a member ends the session of another device, all others with a new password, and this one by signing out: copied tokens open nothing', async ({
  page,
  request,
  browser,
}) => {
  const mail = await newMember(request)
  const context = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  const other = await context.newPage()
  const statusOf = async (token: string) =>
    (await request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })).status()

  const copied = await beSignedIn(other, mail)
  await open(other, '/@/settings/account')
  await block(other, 'プロフィール').getByLabel('名前またはニックネーム').fill('書きかけの名前')
  const here = await beSignedIn(page, mail)
  await open(page, '/@/settings/account')
  const devices = block(page, 'ログイン中の端末')
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: 'この端末' })).toHaveCount(1)
  expect(await statusOf(copied)).toBe(200)
  await devices
    .getByRole('button', { name: /をログアウト$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'この端末をログアウト' }).click()
  await toldOf(page, '端末をログアウトしました。')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await statusOf(copied)).toBe(401)

  // The device that was ended keeps what was typed, and says why.
  await block(other, 'プロフィール').getByRole('button', { name: '名前を保存' }).click()
  await expect(
    other.getByText('ほかの端末での操作により、この端末からログアウトしました。').first(),
  ).toBeVisible()
  await expect(other.getByLabel('名前またはニックネーム')).toHaveValue('書きかけの名前')

  const again = await beSignedIn(other, mail)
  expect(await statusOf(again)).toBe(200)
  const password = block(page, 'パスワード')
  await expect(password.getByLabel('ほかの端末もログアウトする')).toBeChecked()
  await password.getByLabel('現在のパスワード', { exact: true }).fill(FIRST_PASSWORD)
  await password.getByLabel('新しいパスワード', { exact: true }).fill('michi-annai-2026')
  await password.getByRole('button', { name: 'パスワードを変更' }).click()
  await toldOf(page, 'ほかの端末はログアウトしました。')
  expect(await statusOf(again)).toBe(401)
  expect(await statusOf(here)).toBe(200)
  await open(other, '/@/home/topics')
  await expect(other.getByText('パスワードが変更されたため、ログアウトしました。')).toBeVisible()
  await expect(other.getByRole('main').getByRole('link', { name: 'ログイン' })).toHaveAttribute(
    'href',
    `/login?return=${encodeURIComponent('/@/home/topics')}`,
  )

  await signOutHere(page)
  expect(await statusOf(here)).toBe(401)
  await context.close()
})
