import { TEST_USER_COOKIE } from '#domain/site/cookie-names.ts'
import { expect, open, test } from './fixtures.ts'
import { localhost, newPerson, PASSWORD, tokenOf } from './login.ts'

test.use({ expectedErrors: /status of 401/, baseURL: localhost() })

test.describe('on a development server', () => {
  test.use({ baseURL: localhost('development') })
  test('the developer sign-in signs in as a role with one click, and stores the tokens for seven days (R34, R100, R259)', async ({
    page,
    context,
  }) => {
    await open(page, '/login')
    await expect(page.getByRole('link', { name: /送信箱/ })).toHaveAttribute('href', /\/outbox$/)
    await page.getByRole('link', { name: '開発用の会員を選ぶ' }).click()
    await expect(page.getByText(PASSWORD)).toBeVisible()
    await page.getByRole('button', { name: '編集者としてログイン' }).click()
    await expect(page).toHaveURL(/\/@\/home\/topics$/)
    await expect(page.getByText('editor@tabishirube.test')).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === TEST_USER_COOKIE)
    expect(cookie?.value.split('~').map((token) => token.split('.').length)).toEqual([3, 3])
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  })

  test('confirming /logout/confirm on a link from another site signs the administrator out (R138, R260)', async ({
    page,
    context,
  }) => {
    await open(page, '/_/login')
    await page.getByRole('button', { name: '管理者としてログイン' }).click()
    await expect(page.getByText(/こんにちは。/)).toBeVisible()
    await open(page, '/logout/confirm')
    await page.getByRole('link', { name: 'ログアウトする' }).click()
    await expect(page).toHaveURL('/')
    const cookieNames = (await context.cookies()).map(({ name }) => name)
    expect(cookieNames.filter((name) => name.startsWith('Cognito') || name === TEST_USER_COOKIE)).toEqual([])
    await page.goto('/$')
    await expect(page.getByRole('link', { name: 'ログイン', exact: true }).last()).toBeVisible()
    await expect(page.getByRole('button', { name: '新しい原稿' })).toHaveCount(0)
  })
})

// The Worker's part is tested in tests/worker/dev-only.test.ts and test-user-cookie.test.ts.
test('on a production server developer pages redirect to the top page, and the test user’s cookie is no session (R34, R59–R61, R100, R191)', async ({
  page,
  request,
  context,
}) => {
  const mail = await newPerson(request, 'admin')
  const value = `${await tokenOf(request, mail, 'IdToken')}~${await tokenOf(request, mail, 'AccessToken')}`
  await context.addCookies([{ name: TEST_USER_COOKIE, value, url: localhost() }])
  for (const path of ['/_/login', '/admin/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
  const authorizationRequest = page.waitForRequest('**/v1/accounts/authorize')
  await page.goto('/@/home/topics')
  expect((await authorizationRequest).headers().authorization).toBe('Bearer public')
  await expect(
    page.getByRole('alert').getByText('ログインすると、このページをご利用いただけます。'),
  ).toBeVisible()
  await open(page, '/login')
  await expect(page.getByRole('link', { name: 'LINEでログイン' })).toBeVisible()
  await expect(page.getByRole('link', { name: /開発用|送信箱/ })).toHaveCount(0)
})
