import { isFullRun } from '../full-run.ts'
import { expect, open, test } from './fixtures.ts'
import {
  answerCode,
  codeTo,
  expectSignedIn,
  heading,
  localhost,
  newPerson,
  PASSWORD,
  press,
  signIn,
  totpOf,
} from './login.ts'

test.use({ expectedErrors: /status of 40[01]/, baseURL: localhost() })

const SAME_FOR_ALL = 'メールアドレスまたはパスワードが正しくありません。'

test('an unknown address and a wrong password are refused with the same message, beside the field (R243)', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request)
  for (const [name, password] of [
    [mail, 'wrong-password'],
    [`nobody-${mail}`, PASSWORD],
  ] as const) {
    await signIn(page, name, password)
    await expect(page.getByText(SAME_FOR_ALL)).toBeVisible()
    const field = page.getByLabel('パスワード', { exact: true })
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(SAME_FOR_ALL)
  }
  // The input is still there, and can be revealed and corrected.
  await page.getByRole('button', { name: 'パスワードを表示する' }).click()
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAttribute('type', 'text')
})

test('a pending sign-in survives a reload and the back button, shows its time limit, and expires after three minutes (R129)', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request, 'totp')
  await page.clock.install()
  await signIn(page, mail, PASSWORD, '/login?return=%2Ffeatures')
  await heading(page, '確認コードの入力')
  await expect(page.getByRole('timer')).toHaveText(/残り[23]分\d\d秒/)
  await page.reload()
  await heading(page, '確認コードの入力')
  await page.goto('/about')
  await page.goBack()
  await heading(page, '確認コードの入力')
  await page.clock.fastForward('03:01')
  await heading(page, 'ログイン')
  await expect(page.getByText(/3分の有効期限が切れました。/)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('pending-sign-in'))).toBeNull()
  if (!isFullRun) return
  // Again with a reload in between, it still returns to the original page.
  await signIn(page, mail, PASSWORD, '/login?return=%2Ffeatures')
  await heading(page, '確認コードの入力')
  await page.reload()
  // As typed with an input method.
  await answerCode(
    page,
    (await totpOf(request, mail)).replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  )
  await expect(page).toHaveURL(/\/features$/)
})

test('a forgotten password is reset by mail; an unknown address sees the same', async ({ page, request }) => {
  const mail = await newPerson(request)
  for (const name of [`nobody-${mail}`, mail]) {
    await open(page, '/login')
    await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
    await heading(page, 'パスワードの再設定')
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(name)
    await press(page, '確認コードを送信')
    await heading(page, '新しいパスワード')
    await expect(page.getByText(name)).toBeVisible()
    if (name !== mail) await page.evaluate(() => localStorage.clear())
  }
  await page.getByRole('textbox', { name: '確認コード' }).fill(await codeTo(request, mail))
  await page.getByLabel('新しいパスワード', { exact: true }).fill('yet-another-1')
  await press(page, 'パスワードを変更する')
  await expectSignedIn(page)
})
