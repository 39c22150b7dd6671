import { expect, open, test } from './fixtures.ts'
import {
  block,
  expectNotification,
  FIRST_PASSWORD,
  memberSite,
  newMember,
  signOutHere,
  startSession,
  submitLogin,
} from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: /status of 40[01]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a member ends the session of another device, all others by a new password, and this one by signing out; copied tokens are refused', async ({
  page,
  request,
  browser,
}) => {
  const mail = await newMember(request)
  const context = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  const other = await context.newPage()
  const statusOf = async (token: string) =>
    (await request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })).status()

  const copied = await startSession(other, mail)
  await open(other, '/@/settings/account')
  await block(other, 'プロフィール').getByLabel('名前またはニックネーム').fill('書きかけの名前')
  const here = await startSession(page, mail)
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
  await expectNotification(page, '端末をログアウトしました。')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect(await statusOf(copied)).toBe(401)

  // The signed-out device keeps its input and shows the reason.
  await block(other, 'プロフィール').getByRole('button', { name: '名前を保存' }).click()
  await expect(
    other.getByText('ほかの端末での操作により、この端末からログアウトしました。').first(),
  ).toBeVisible()
  await expect(other.getByLabel('名前またはニックネーム')).toHaveValue('書きかけの名前')

  // The cookies of the new session would go with those of the old one.
  const sessionCookies = async () =>
    (await context.cookies()).filter(({ name }) => name.endsWith('.accessToken')).length
  await expect.poll(sessionCookies).toBe(0)
  const again = await startSession(other, mail)
  expect(await statusOf(again)).toBe(200)
  const password = block(page, 'パスワード')
  await expect(password.getByLabel('ほかの端末もログアウトする')).toBeChecked()
  await password.getByLabel('現在のパスワード', { exact: true }).fill(FIRST_PASSWORD)
  await password.getByLabel('新しいパスワード', { exact: true }).fill('michi-annai-2026')
  await password.getByRole('button', { name: 'パスワードを変更' }).click()
  await expectNotification(page, 'ほかの端末はログアウトしました。')
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

test('when an administrator ends a session, unsaved input is preserved, also when signing in again in another tab, and pages show the reason', async ({
  page,
  request,
  browser,
}) => {
  const mail = await newMember(request)
  const token = await startSession(page, mail)
  const theirs = { headers: { authorization: `Bearer ${token}` } }
  const { account } = (await (await request.get('/v1/me', theirs)).json()).data
  const context = await browser.newContext({ baseURL: memberSite() })
  const admin = await signInAsStaff(await context.newPage(), 'admin')
  const asAdmin = { headers: { authorization: `Bearer ${admin.token}` } }
  const { roles } = (await admin.get('roles')) as { roles: { list: { id: string; name: string }[] } }
  const roleId = roles.list.find(({ name }) => name === 'contributor')?.id
  const given = await request.put(`/v1/manage/accounts/${account.id}/role`, {
    ...asAdmin,
    data: { roleId, from: account.roleId },
  })
  expect(given.status(), await given.text()).toBe(200)

  await open(page, '/$')
  await page.getByRole('button', { name: '新しい原稿' }).click()
  const sheet = page.getByRole('dialog', { name: '新しい原稿' })
  await sheet.getByLabel('種類', { exact: true }).selectOption('campaign')
  await sheet.getByRole('textbox', { name: /^(題名|名称)/ }).fill('雨の日の割引')
  await sheet.getByRole('button', { name: '下書きを作る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('雨の日の割引')
  const title = page.getByRole('textbox', { name: /^(題|名)/ }).first()
  await title.fill('雪の日の割引')
  expect((await request.delete(`/v1/manage/accounts/${account.id}/sessions`, asAdmin)).status()).toBe(200)
  await page.keyboard.press('ControlOrMeta+s')
  const why = page.getByText(/サイトの管理者が、この端末のログインを終了しました。/).first()
  await expect(why).toBeVisible()
  await expect(title).toHaveValue('雪の日の割引')

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '別のタブでログイン' }).click()
  const tab = await opening
  await submitLogin(tab, mail)
  // The first tab may have saved already, now that the session is back.
  await expect(tab.getByRole('textbox', { name: /^(題|名)/ }).first()).toHaveValue(/^[雨雪]の日の割引$/)
  await tab.close()
  await title.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await expect(title).toHaveValue('雪の日の割引')

  expect((await request.delete(`/v1/manage/accounts/${account.id}/sessions`, asAdmin)).status()).toBe(200)
  for (const path of ['/@/travel/guides', '/$']) {
    await open(page, path)
    await expect(why).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' })).toHaveAttribute(
      'href',
      `/login?return=${encodeURIComponent(path)}`,
    )
  }
  await context.close()
})
