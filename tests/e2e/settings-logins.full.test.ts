import { readFile } from 'node:fs/promises'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import {
  block,
  expectNotification,
  lastCode,
  memberSite,
  newMember,
  signInAtProvider,
  signInByMail,
  signOutHere,
  startSession,
} from './member.ts'

test.use({
  expectedErrors: /status of 4(01|09|22)|ERR_FAILED .*accounts\/leave/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a LINE member adds Google and an email address, removes one login, and cannot remove the last (R15, R72, R232)', async ({
  page,
  request,
}) => {
  await open(page, '/login')
  await page.getByRole('link', { name: 'LINEでログイン' }).click()
  await signInAtProvider(page, 'LINE')
  await expect(page).toHaveURL('/@/home/topics')
  await open(page, '/@/settings/account')
  await expect(block(page, 'プロフィール').getByText('旅野 みちる')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'パスワード' })).toHaveCount(0)

  await page.getByRole('link', { name: 'ログイン連携' }).click()
  const logins = block(page, 'ログイン方法')
  await logins.getByRole('button', { name: 'LINEを解除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '解除する' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    '最後のログイン方法は削除できません。',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'キャンセル' }).click()

  await logins.getByRole('button', { name: 'Googleを追加' }).click()
  await signInAtProvider(page, 'Google')
  await expect(page).toHaveURL('/@/settings/integration')
  await expectNotification(page, 'ログイン情報の追加に成功しました。')
  await expect(logins.getByRole('listitem').filter({ hasText: 'LINE' })).toContainText('使用中')

  const mail = `second-${crypto.randomUUID()}@example.test`
  await logins.getByRole('button', { name: 'メールを追加' }).click()
  await logins.getByLabel('メールアドレス').fill(mail)
  await logins.getByLabel('パスワード', { exact: true }).fill('tabi-2028')
  await expectAccessible(page)
  await logins.getByRole('button', { name: '確認コードを送る' }).click()
  await logins.getByLabel('確認コード').fill(await lastCode(request, mail))
  await logins.getByRole('button', { name: '追加する' }).click()
  await expect(logins.getByRole('button', { name: 'メールを解除' })).toBeVisible()
  await expect(logins.getByRole('listitem').filter({ hasText: 'LINE' })).toContainText('使用中')

  await logins.getByRole('button', { name: 'Googleを解除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '解除する' }).click()
  await expectNotification(page, 'Googleでのログインを解除しました。')
  await signOutHere(page)
  await signInByMail(page, mail, 'tabi-2028')
  await open(page, '/@/settings/integration')
  await expect(logins.getByRole('listitem').filter({ hasText: 'メール' })).toContainText('使用中')
  await expect(logins.getByRole('button', { name: 'LINEを解除' })).toBeVisible()
})

test('deleting the account exports the data, requires typing and confirmation, and leaves a clean device and invalid tokens (R139, R196)', async ({
  page,
  request,
  context,
}) => {
  const mail = await newMember(request)
  await startSession(page, mail)
  await open(page, '/@/home/topics')
  const [token = ''] = (await context.cookies())
    .filter(({ name }) => name.endsWith('.accessToken'))
    .map(({ value }) => value)
  const account = () => request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })
  expect((await account()).status()).toBe(200)
  await page.evaluate(() => localStorage.setItem('favorites', '{"version":1,"list":[]}'))
  await page.evaluate(() => localStorage.setItem('draft:x', '{}'))
  await open(page, '/@/settings/leave')
  // Long operations cover the page (R149).
  const loader = page.getByRole('dialog', { name: '読み込み中' })
  await page.route('**/v1/me/export', async (route) => {
    await expect(loader).toBeVisible()
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'データをダウンロード' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^tabishirube-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).account.auths).toHaveLength(1)
  await expect(loader).toBeHidden()

  const deletion = block(page, '退会の手続き')
  await deletion.getByLabel('確認のため「退会する」と入力してください').fill('退会')
  await deletion.getByRole('button', { name: '退会の確認へ進む' }).click()
  await expect(deletion.getByText('「退会する」と入力してください。', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await deletion.getByLabel('確認のため「退会する」と入力してください').fill('退会する')

  // After cancelling nothing has changed.
  await deletion.getByRole('button', { name: '退会の確認へ進む' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退会しない' }).click()
  await expect(deletion.getByRole('button', { name: '退会の確認へ進む' })).toBeFocused()

  await page.route('**/v1/accounts/leave', (route) => route.abort(), { times: 1 })
  await deletion.getByRole('button', { name: '退会の確認へ進む' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '退会を確定する' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).not.toBeEmpty()
  expect((await account()).status()).toBe(200)
  await page.getByRole('dialog').getByRole('button', { name: '退会を確定する' }).click()

  await expect(page).toHaveURL('/@/settings/leave')
  await expect(page.getByRole('heading', { name: '退会しました' })).toBeVisible()
  expect((await account()).status()).toBe(401)
  expect((await context.cookies(page.url())).map(({ name }) => name)).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await page.reload()
  await expect(page.getByText('ログインすると、このページをご利用いただけます。')).toBeVisible()
})
