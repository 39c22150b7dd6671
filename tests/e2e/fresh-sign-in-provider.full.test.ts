import { expect, open, test } from './fixtures.ts'
import { ageSession, block, expectNotification, memberSite, signInAtProvider } from './member.ts'

const HOUR = 60 * 60

test.use({
  expectedErrors: /status of 4(00|01|03)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a federated member confirms the sign-in at the provider with the same account, and returns to the page', async ({
  page,
}) => {
  const mail = `${crypto.randomUUID()}@line.test`
  await open(page, '/login')
  await page.getByRole('link', { name: 'LINEでログイン' }).click()
  await signInAtProvider(page, 'LINE', mail)
  await expect(page).toHaveURL('/@/home/topics')
  await ageSession(page, HOUR)
  await open(page, '/@/settings/integration')
  const add = block(page, 'ログイン方法').getByRole('button', { name: 'Googleを追加' })
  const dialog = page.getByRole('dialog', { name: '確認のため、もう一度ログインしてください' })
  const again = async (who: string) => {
    await add.click()
    await dialog.getByRole('link', { name: 'LINEでログイン' }).click()
    await signInAtProvider(page, 'LINE', who)
    await expect(page).toHaveURL('/@/settings/integration')
  }
  await again(`${crypto.randomUUID()}@line.test`)
  await expectNotification(page, '別のアカウントでログインしたため、確認できませんでした。')
  await again(mail)
  await expectNotification(page, 'ログインを確認しました。')
  await add.click()
  await signInAtProvider(page, 'Google')
  await expectNotification(page, 'ログイン情報の追加に成功しました。')
})
