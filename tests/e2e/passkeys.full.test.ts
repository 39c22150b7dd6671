import { expect, open, test } from './fixtures.ts'
import { block, expectNotification, memberSite, newMember, signOutHere, startSession } from './member.ts'

test.use({
  expectedErrors: /status of 40[01]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a passkey is registered, signs in, and is removed; registering the same device twice is refused with a message (R244)', async ({
  page,
  request,
  context,
}) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const mail = await newMember(request)
  await startSession(page, mail)
  await open(page, '/@/settings/account')
  const passkeys = block(page, 'パスキー')
  await passkeys.getByRole('button', { name: 'パスキーを登録' }).click()
  await expectNotification(page, 'パスキーを登録しました。')
  await passkeys.getByRole('button', { name: 'パスキーを登録' }).click()
  await expect(passkeys.getByRole('alert')).toHaveText('この端末のパスキーは、すでに登録されています。')

  await signOutHere(page)
  await open(page, '/login#passkey')
  await page.getByLabel('メールアドレス', { exact: true }).fill(mail)
  await page.getByRole('button', { name: '次へ' }).click()
  await page.getByRole('button', { name: /^パスキー/ }).click()
  await expect(page.getByText(mail)).toBeVisible()

  await open(page, '/@/settings/account')
  await passkeys.getByRole('button', { name: /を削除$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '削除する' }).click()
  await expectNotification(page, 'パスキーを削除しました。')
  await expect(passkeys.getByRole('button', { name: /を削除$/ })).toHaveCount(0)
})
