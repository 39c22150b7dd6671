import { expect, open, test } from './fixtures.ts'
import {
  answerCode,
  arrived,
  codeTo,
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

test('a new member signs up, confirms the mail, is signed in and comes home; signing out is seen in the other tab (R12, R13, R14, R44, R71, R130, R135, R136)', async ({
  page,
  request,
  context,
}) => {
  const mail = `new-${crypto.randomUUID()}@example.test`
  await open(page, '/spots')
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/login\?return=%2Fspots$/)
  // Other services come first, and lead through the Worker with the way back.
  const links = page.getByRole('main').getByRole('link', { name: /でログイン$/ })
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('href')))
  expect(hrefs).toEqual(
    ['LINE', 'Google', 'Facebook'].map((name) => `/login/start?provider=${name}&return=%2Fspots`),
  )
  await page.getByRole('link', { name: '会員登録（無料）' }).click()
  await heading(page, '会員登録')
  await press(page, '同意して登録する')
  await expect(page.getByLabel('メールアドレス')).toBeFocused()
  await expect(page.getByText('必須項目です。')).toHaveCount(2)
  await page.getByLabel('メールアドレス').fill(mail)
  await page.getByLabel('パスワード', { exact: true }).fill('tabi-2026')
  await press(page, '同意して登録する')
  await heading(page, 'メールアドレスの確認')
  await answerCode(page, await codeTo(request, mail))
  // Back to where the sign-in began, and the header knows.
  await expect(page).toHaveURL(/\/spots$/)
  await expect(page.getByText('ログインしました。')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'マイページ' }).click()
  await expect(page.getByText(mail)).toBeVisible()

  const other = await context.newPage()
  await open(other, '/login')
  await heading(other, 'ログインしています')
  await open(other, '/@/home/topics')
  await expect(other.getByText(mail)).toBeVisible()
  await page.getByRole('link', { name: /^ログアウト/ }).click()
  await expect(page).toHaveURL(/:\d+\/(logout)?$/)
  expect((await context.cookies()).filter(({ name }) => /Token$|LastAuthUser$/.test(name))).toEqual([])
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(
    other.getByRole('alert').getByText('セッションが切れました。再度ログインしてください。'),
  ).toBeVisible()
  await expect(other.getByRole('link', { name: 'ログイン' }).last()).toBeVisible()
  // Coming back to where one signed out, there is nothing left to end.
  await open(other, '/@/logout')
  await expect(other.getByText('ログインしていません。')).toBeVisible()
})

test('an unknown address and a wrong password are refused in the same words, beside the field (R243)', async ({
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
  // What was typed is there, and can be looked at and mended.
  await page.getByRole('button', { name: 'パスワードを表示する' }).click()
  await expect(page.getByLabel('パスワード', { exact: true })).toHaveAttribute('type', 'text')
})

test('a sign-in that waits survives a reload and the back button, tells its time, and is over after three minutes (R129)', async ({
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
  // Anew, with a reload in the middle of it, it still leads to where it began.
  await signIn(page, mail, PASSWORD, '/login?return=%2Ffeatures')
  await heading(page, '確認コードの入力')
  await page.reload()
  // As an input method types it.
  await answerCode(
    page,
    (await totpOf(request, mail)).replaceAll(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)] ?? ''),
  )
  await expect(page).toHaveURL(/\/features$/)
})

test('a forgotten password is replaced by mail; an address without an account sees the same', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request)
  for (const name of [`nobody-${mail}`, mail]) {
    await open(page, '/login')
    await page.evaluate(() => localStorage.clear())
    await open(page, '/login')
    await page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
    await heading(page, 'パスワードの再設定')
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(name)
    await press(page, '確認コードを送信')
    await heading(page, '新しいパスワード')
    await expect(page.getByText(name)).toBeVisible()
  }
  await page.getByRole('textbox', { name: '確認コード' }).fill(await codeTo(request, mail))
  await page.getByLabel('新しいパスワード', { exact: true }).fill('yet-another-1')
  await press(page, 'パスワードを変更する')
  await arrived(page)
})

test('with the keyboard alone: to the form, through it and home, also where the address to return to is an escaped way out (R71)', async ({
  page,
  request,
}) => {
  const mail = await newPerson(request)
  await open(page, '/login?return=%2F%25256cogout')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name))
        return
    }
    throw new Error(`${name} is not reached`)
  }
  await tabTo('username')
  await page.keyboard.type(mail)
  await tabTo('password')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await arrived(page)
})

test.describe('inside an app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/14.16.0' })
  test('the way to the browser of the device is offered', async ({ page }) => {
    await open(page, '/login')
    await expect(page.getByRole('link', { name: 'ブラウザで開く' })).toHaveAttribute(
      'href',
      /\/login\?openExternalBrowser=1$/,
    )
  })
})

test('one form takes the place of another without a gap; a new member who reloads before the code is told to sign in (R130)', async ({
  page,
  request,
}) => {
  const mail = `reloaded-${crypto.randomUUID()}@example.test`
  await open(page, '/login')
  // The other forms are fetched ahead.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const look = () => document.querySelector('h1') ?? document.documentElement.setAttribute('data-gap', '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: '会員登録（無料）' }).click()
  await heading(page, '会員登録')
  await page.getByLabel('メールアドレス').fill(mail)
  // The policy is the pool's, and none of the commonest passwords will do.
  const password = page.getByLabel('パスワード', { exact: true })
  await expect(password).toHaveAccessibleDescription(/^6文字以上。/)
  for (const [typed, problem] of [
    ['tabi', '6文字以上で入力してください。'],
    ['sakura', 'よく使われているパスワードのため、使えません。'],
  ] as const) {
    await password.fill(typed)
    await press(page, '同意して登録する')
    await expect(page.getByText(problem)).toBeVisible()
    await expect(password).toBeFocused()
  }
  await password.fill('tabi-2026')
  await press(page, '同意して登録する')
  await heading(page, 'メールアドレスの確認')
  await expect(page.locator('html')).not.toHaveAttribute('data-gap')
  // The mail may be opened in another tab.
  const other = await page.context().newPage()
  await open(other, '/login')
  await heading(other, 'メールアドレスの確認')
  await other.close()
  // The password that was typed is gone with the page, and the address still names the form of the sign-up.
  await page.reload()
  await heading(page, 'メールアドレスの確認')
  await answerCode(page, await codeTo(request, mail))
  await heading(page, 'ログイン')
  await expect(
    page.getByText('メールアドレスを確認しました。パスワードを入力してログインしてください。'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
