import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { answerCode, codeTo, newPerson, PASSWORD, signIn } from './login.ts'
import { ageSession, block, expectNotification, lastCode, memberSite } from './member.ts'

const HOUR = 60 * 60

test.use({
  expectedErrors: /status of 4(00|01|03)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('an hour after signing in a member confirms the sign-in in place, with the second factor, without losing input', async ({
  page,
  request,
  context,
}) => {
  const mail = await newPerson(request, 'email-code')
  await signIn(page, mail)
  await answerCode(page, await codeTo(request, mail))
  await expect(page).toHaveURL('/@/home/topics')
  const stale = await ageSession(page, HOUR)
  await page.getByRole('link', { name: '設定' }).first().click()
  await expect(page).toHaveURL('/@/settings/account')

  const mails = block(page, 'メールアドレス')
  const changed = `changed-${crypto.randomUUID()}@example.test`
  await mails.getByLabel('新しいメールアドレス').fill(changed)
  await mails.getByRole('button', { name: '確認コードを送る' }).click()
  const dialog = page.getByRole('dialog', { name: '確認のため、もう一度ログインしてください' })
  await expect(dialog.getByText(mail)).toBeVisible()
  await expect(dialog.getByLabel('パスワード', { exact: true })).toBeFocused()
  expect(await violations(rulesOn(page).withTags(TAGS))).toEqual([])

  // After cancelling the form is unchanged, and nothing was saved.
  await page.keyboard.press('Escape')
  await expect(mails.getByText('ログインの確認を取りやめました。')).toBeVisible()
  await expect(mails.getByLabel('新しいメールアドレス')).toHaveValue(changed)
  await mails.getByRole('button', { name: '確認コードを送る' }).click()

  const give = async (password: string) => {
    await dialog.getByLabel('パスワード', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'ログイン', exact: true }).click()
  }
  await give('wrong-2026')
  await expect(dialog.getByText('パスワードが正しくありません。')).toBeVisible()
  await context.setOffline(true)
  await give(PASSWORD)
  await expect(dialog.getByText('通信できませんでした。')).toBeVisible()
  await context.setOffline(false)
  await give(PASSWORD)
  await expect(dialog.getByText(/確認コードを送信しました。/)).toBeVisible()
  await answerCode(page, await codeTo(request, mail))
  await expect(dialog).toBeHidden()
  await expect(mails.getByText(`${changed}に確認コードを送信しました。`)).toBeVisible()
  const me = (token: string) => request.get('/v1/me', { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await me(stale)).status()).toBe(401)

  await mails.getByLabel('確認コード').fill(await lastCode(request, changed))
  await mails.getByRole('button', { name: '変更を完了' }).click()
  await expectNotification(page, 'メールアドレスを変更しました。')
  // The fresh sign-in is valid for following operations.
  await page.getByRole('button', { name: 'メールをオフにする' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'オフにする' }).click()
  await expectNotification(page, '2段階認証（メール）をオフにしました。')
})
