import { expect, open, test } from './fixtures.ts'
import { answerCode, codeTo, heading, localhost, press } from './login.ts'

test.use({ expectedErrors: /status of 40[01]/, baseURL: localhost() })

test('a new member signs up, confirms the email address, is signed in and returns; signing out is noticed by other tabs (R12, R13, R14, R44, R71, R130, R135, R136)', async ({
  page,
  request,
  context,
}) => {
  const mail = `new-${crypto.randomUUID()}@example.test`
  await open(page, '/spots')
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click()
  await expect(page).toHaveURL(/\/login\?return=%2Fspots$/)
  // Other providers come first, with links through the Worker that contain the return path.
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
  // Back on the original page, and the header shows the member.
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
  // Returning to the page of the sign-out, there is no session to end.
  await open(other, '/@/logout')
  await expect(other.getByText('ログインしていません。')).toBeVisible()
})

test('forms are switched without a gap; a new member who reloads before the code is sent to the sign-in (R130)', async ({
  page,
  request,
}) => {
  const mail = `reloaded-${crypto.randomUUID()}@example.test`
  // The code of the next form comes after the press.
  const { promise: isPressed, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('同意して登録する')) await isPressed
    await route.fulfill({ response })
  })
  await open(page, '/login')
  await page.evaluate(() => {
    const markGap = () =>
      document.querySelector('h1') ?? document.documentElement.setAttribute('data-gap', '')
    new MutationObserver(markGap).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: '会員登録（無料）' }).click()
  await expect(page).toHaveURL(/#sign-up$/)
  await heading(page, 'ログイン')
  release()
  await heading(page, '会員登録')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByLabel('メールアドレス').fill(mail)
  // The policy is the pool's, and common passwords are refused.
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
  // The typed password is lost with the page, and the hash still names the sign-up form.
  await page.reload()
  await heading(page, 'メールアドレスの確認')
  await answerCode(page, await codeTo(request, mail))
  await heading(page, 'ログイン')
  await expect(
    page.getByText('メールアドレスを確認しました。パスワードを入力してログインしてください。'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
