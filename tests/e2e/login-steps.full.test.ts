import { open, test } from './fixtures.ts'
import { expectSignedIn, heading, isAccessible, localhost, newPerson, press } from './login.ts'

/** The browser logs every refusal of the pool. */
test.use({ expectedErrors: /status of 400/, viewport: { width: 390, height: 844 } })
test.use({ baseURL: localhost() })

test('when the first factor can be chosen the available ones are offered, the password among them (R127)', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request, 'first-factor')
  await open(page, '/login')
  await page.getByRole('link', { name: 'パスキーや確認コードでログイン' }).click()
  await heading(page, 'パスワードを使わないログイン')
  await page.getByLabel('メールアドレス').fill(mail)
  await press(page, '次へ')
  await heading(page, 'ログイン方法の選択')
  await isAccessible(page)
  await page.getByRole('button', { name: /^パスワード/ }).click()
  await heading(page, 'パスワードの入力')
  await page.getByLabel('パスワード', { exact: true }).fill('shirube-2026')
  await press(page, 'ログイン')
  await expectSignedIn(page)
})
