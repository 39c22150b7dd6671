import { expect, open, test } from './fixtures.ts'
import { ageSession, beSomeone, block, memberSite, toldOf } from './member.ts'

const HOUR = 60 * 60

test.use({
  expectedErrors: /status of 4(00|01|03)/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('whom a provider signed in proves it there, as nobody else, and comes back to the page', async ({
  page,
}) => {
  const mail = `${crypto.randomUUID()}@line.test`
  await open(page, '/login')
  await page.getByRole('link', { name: 'LINEでログイン' }).click()
  await beSomeone(page, 'LINE', mail)
  await expect(page).toHaveURL('/@/home/topics')
  await ageSession(page, HOUR)
  await open(page, '/@/settings/integration')
  const add = block(page, 'ログイン方法').getByRole('button', { name: 'Googleを追加' })
  const dialog = page.getByRole('dialog', { name: '確認のため、もう一度ログインしてください' })
  const again = async (who: string) => {
    await add.click()
    await dialog.getByRole('link', { name: 'LINEでログイン' }).click()
    await beSomeone(page, 'LINE', who)
    await expect(page).toHaveURL('/@/settings/integration')
  }
  await again(`${crypto.randomUUID()}@line.test`)
  await toldOf(page, '別のアカウントでログインしたため、確認できませんでした。')
  await again(mail)
  await toldOf(page, 'ログインを確認しました。')
  await add.click()
  await beSomeone(page, 'Google')
  await toldOf(page, 'ログイン情報の追加に成功しました。')
})
