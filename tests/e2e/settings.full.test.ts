import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import {
  appCode,
  block,
  expectNotification,
  FIRST_PASSWORD,
  lastCode,
  memberSite,
  newMember,
  signOutHere,
  startSession,
  submitLogin,
} from './member.ts'

test.use({
  expectedErrors: /status of 40[01]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a member changes name, email address and password, and signs in with the new ones (R45, R174, R180, R243)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  const newMail = `new-${mail}`
  await startSession(page, mail)
  await open(page, '/@/settings/account')
  await expect(page).toHaveTitle('アカウント｜たびしるべ')

  const profile = block(page, 'プロフィール')
  await profile.getByLabel('名前またはニックネーム').fill('旅野 あおば')
  // The cached account is not used any more (R143).
  const authorized = page.waitForResponse('**/v1/accounts/authorize')
  await profile.getByRole('button', { name: '名前を保存' }).click()
  await expectNotification(page, '名前を変更しました。')
  expect((await authorized).status()).toBe(200)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expectNotification(page, '名前を元に戻しました。')
  await expect(profile.getByLabel('名前またはニックネーム')).toHaveValue('加藤 さくら')

  const address = block(page, 'メールアドレス')
  await address.getByLabel('新しいメールアドレス').fill(mail)
  await address.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(address.getByText('いまのアドレスと同じです。')).toBeVisible()
  await address.getByLabel('新しいメールアドレス').fill(newMail)
  await address.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(address.getByRole('heading')).toBeFocused()
  // The code is requested after a reload, and in another tab.
  await page.reload()
  await expect(address.getByLabel('確認コード')).toBeVisible()
  const other = await page.context().newPage()
  await open(other, '/@/settings/account')
  await expect(block(other, 'メールアドレス').getByLabel('確認コード')).toBeVisible()
  await address.getByLabel('確認コード').fill('000000')
  await address.getByRole('button', { name: '変更を完了' }).click()
  await expect(address.getByText('確認コードが正しくありません。')).toBeVisible()
  await expect(address.getByLabel('確認コード')).toBeFocused()
  await expect(address.getByText(mail, { exact: true })).toBeVisible()
  await address.getByLabel('確認コード').fill(await lastCode(request, newMail))
  await address.getByRole('button', { name: '変更を完了' }).click()
  await expectNotification(page, 'メールアドレスを変更しました。')
  await expect(block(other, 'メールアドレス').getByLabel('新しいメールアドレス')).toBeVisible()
  await other.close()
  await expect(address.getByText(newMail, { exact: true })).toBeVisible()

  const password = block(page, 'パスワード')
  await password.getByLabel('現在のパスワード', { exact: true }).fill('not-it-at-all')
  await password.getByLabel('新しいパスワード', { exact: true }).fill('12345')
  await password.getByRole('button', { name: 'パスワードを変更' }).click()
  await expect(password.getByText('6文字以上で入力してください。')).toBeVisible()
  await password.getByLabel('新しいパスワード', { exact: true }).fill('tabi-2027')
  await password.getByRole('button', { name: 'パスワードを変更' }).click()
  await expect(password.getByText('現在のパスワードが正しくありません。')).toBeVisible()
  await password.getByLabel('現在のパスワード', { exact: true }).fill(FIRST_PASSWORD)
  await password.getByRole('button', { name: 'パスワードを変更' }).click()
  await expectNotification(page, 'パスワードを変更しました。')
  await expect(password.getByLabel('現在のパスワード', { exact: true })).toHaveValue('')
  await expectAccessible(page)

  await signOutHere(page)
  await open(page, '/login')
  await submitLogin(page, newMail)
  await expect(page.getByText('メールアドレスまたはパスワードが正しくありません。')).toBeVisible()
  await submitLogin(page, newMail, 'tabi-2027')
  await expect(page.getByText(newMail)).toBeVisible()
})

test('app, SMS and mail are enabled and disabled as a second factor, and the next sign-in requires it (R176)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  await startSession(page, mail)
  await open(page, '/@/settings/account')
  const mfa = block(page, '2段階認証')
  await mfa.getByRole('button', { name: '認証アプリをオンにする' }).click()
  await expect(mfa.getByRole('heading', { name: '認証アプリの設定' })).toBeFocused()
  await expect(mfa.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible()
  await expectAccessible(page)
  await mfa.getByLabel('確認コード').fill(await appCode(request, mail))
  await mfa.getByRole('button', { name: 'オンにする', exact: true }).click()
  await expectNotification(page, '2段階認証（認証アプリ）をオンにしました。')

  const phone = `090${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  await mfa.getByRole('button', { name: 'SMSをオンにする' }).click()
  await expect(mfa.getByText('認証アプリのほうが安全です。')).toBeVisible()
  await mfa.getByLabel('携帯電話の番号').fill('03-1234-5678')
  await mfa.getByRole('button', { name: '確認コードを送る' }).click()
  await expect(mfa.getByText('11桁の番号を入力してください。')).toBeVisible()
  await mfa.getByLabel('携帯電話の番号').fill(phone)
  await mfa.getByRole('button', { name: '確認コードを送る' }).click()
  await mfa.getByLabel('確認コード').fill(await lastCode(request, `+81${phone.slice(1)}`))
  await mfa.getByRole('button', { name: 'オンにする', exact: true }).click()
  await expectNotification(page, '2段階認証（SMS）をオンにしました。')
  await mfa.getByRole('button', { name: '認証アプリを優先する' }).click()
  await expect(mfa.getByRole('button', { name: '認証アプリを優先しない' })).toBeVisible()
  await mfa.getByRole('button', { name: 'SMSをオフにする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'オフにする' }).click()
  await expect(mfa.getByRole('button', { name: 'SMSをオンにする' })).toBeVisible()

  await signOutHere(page)
  await open(page, '/login')
  await submitLogin(page, mail)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/認証アプリ|確認コード/)
  await expect(page.getByRole('textbox', { name: /コード/ })).toBeVisible()
})

test('signing out everywhere ends the session of another device, which preserves input and returns to the page (R132, R133, R188)', async ({
  page,
  request,
  browser,
}) => {
  const mail = await newMember(request)
  const other = await (await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })).newPage()
  await startSession(other, mail)
  await open(other, '/@/settings/account')
  await block(other, 'プロフィール').getByLabel('名前またはニックネーム').fill('書きかけの名前')

  await startSession(page, mail)
  await open(page, '/@/settings/account')
  await page.getByRole('button', { name: 'すべての端末からログアウト' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'すべてログアウト' }).click()
  await expect(page).toHaveURL('/')
  await expectNotification(page, 'ログアウトしました。')

  await other.getByRole('button', { name: '名前を保存' }).click()
  await expect(
    other.getByRole('alert').getByText('セッションが切れました。再度ログインしてください。').first(),
  ).toBeVisible()
  await expect(other.getByLabel('名前またはニックネーム')).toHaveValue('書きかけの名前')
  await other.getByRole('button', { name: 'ログインし直す' }).click()
  await expect(other).toHaveURL(/\/login\?return=/)
  await submitLogin(other, mail)
  await expect(other).toHaveURL('/@/settings/account')
  await other.getByRole('button', { name: '復元する' }).click()
  await expect(other.getByLabel('名前またはニックネーム')).toHaveValue('書きかけの名前')
  await other.getByRole('button', { name: '名前を保存' }).click()
  await expectNotification(other, '名前を変更しました。')

  // Another tab of the same device is notified at once, and its page stays.
  const tab = await other.context().newPage()
  await signOutHere(tab)
  await other.bringToFront()
  await expect(other.getByText('書きかけの内容は、この端末に残っています。')).toBeVisible()
  await expect(other.getByLabel('名前またはニックネーム')).toHaveValue('書きかけの名前')
  await other.context().close()
})
