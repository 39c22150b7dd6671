import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import {
  block,
  expectNotification,
  FIRST_PASSWORD,
  memberSite,
  newMember,
  signInAtProvider,
  signOutHere,
  startSession,
} from './member.ts'

test.use({
  // Calls in flight during a sign-out are refused.
  expectedErrors: /status of 40[139]/,
  viewport: { width: 390, height: 844 },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('signing in with Google points out the existing email account, and after linking both logins reach it, but not the management area (R188)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  await startSession(page, mail)
  await page.context().clearCookies({ name: /Cognito/ })
  await open(page, '/spots')
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await page.getByRole('link', { name: 'Googleでログイン' }).click()
  await signInAtProvider(page, 'Google', mail)
  await expect(
    page.getByRole('heading', { level: 1, name: 'このメールアドレスのアカウントがあります' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill(FIRST_PASSWORD)
  await page.getByRole('button', { name: 'ログインしてつなぐ' }).click()
  await expect(page).toHaveURL('/spots')
  await expectNotification(page, '次からは、どちらの方法でも同じアカウントに入れます。')

  await signOutHere(page)
  await open(page, '/login')
  await page.getByRole('link', { name: 'Googleでログイン' }).click()
  await signInAtProvider(page, 'Google', mail)
  await expect(page).toHaveURL('/@/home/topics')
  await open(page, '/@/settings/integration')
  const logins = block(page, 'ログイン方法')
  await expect(logins.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('使用中')
  await expect(logins.getByRole('button', { name: 'メールを解除' })).toBeVisible()

  await open(page, '/$')
  await expect(page.getByRole('alert')).toHaveText('ここは編集室です。会員の方はご利用いただけません。')
  await expect(page.getByRole('main').getByRole('link', { name: 'マイページへ' })).toBeVisible()
})

test('two accounts of one person are joined in the settings, with the data of both', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  const token = await startSession(page, mail)
  const { spot } = (await (await request.get('/v1/spots/kanazawa-kenrokuen')).json()).data
  const favorite = await request.put(`/v1/me/favorites/spots/${spot.id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { createdAt: '2026-11-01T00:00:00Z' },
  })
  expect(favorite.status(), await favorite.text()).toBe(200)
  await page.context().clearCookies({ name: /Cognito/ })
  await open(page, '/login')
  await page.getByRole('link', { name: 'Googleでログイン' }).click()
  await signInAtProvider(page, 'Google', mail)
  await page.getByRole('link', { name: '新しいアカウントをつくる' }).click()
  await signInAtProvider(page, 'Google', mail)
  await expect(page).toHaveURL('/@/home/topics')

  await open(page, '/@/settings/integration')
  const join = block(page, 'アカウントをまとめる')
  await join.getByRole('button', { name: 'もうひとつのアカウントを選ぶ' }).click()
  await join.getByRole('button', { name: 'メール', exact: true }).click()
  await join.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await join.getByLabel('パスワード', { exact: true }).fill(FIRST_PASSWORD)
  await join.getByRole('button', { name: '確認する' }).click()
  await expect(join.getByRole('radio')).toHaveCount(2)
  await join.getByRole('radio', { name: /メールでログイン.*お気に入り 1/ }).check()
  // The confirmation is stored on the server, so a reload does not lose it.
  await page.reload()
  await join.getByRole('radio', { name: /メールでログイン/ }).check()
  await expectAccessible(page)
  await join.getByRole('button', { name: 'まとめる内容を確認する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'まとめる', exact: true }).click()
  await expectNotification(page, '2つのアカウントを1つにまとめました。')
  const logins = block(page, 'ログイン方法')
  await expect(logins.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('使用中')
  await expect(logins.getByRole('button', { name: 'メールを解除' })).toBeVisible()
  await open(page, '/@/favorites/spots')
  await expect(page.getByRole('main').getByRole('link', { name: spot.name })).toBeVisible()
})
