import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  answerCode,
  codeTo,
  expectSignedIn,
  heading,
  isAccessible,
  localhost,
  newPerson,
  press,
  signIn,
  totpOf,
} from './login.ts'

/** The browser logs every refusal of the pool. */
test.use({ expectedErrors: /status of 400/, viewport: { width: 390, height: 844 } })
test.use({ baseURL: localhost() })

type Journey = (page: Page, request: APIRequestContext, mail: string) => Promise<void>

/** The steps of each user of the stand-in, and their answers. */
const JOURNEYS: Record<string, Journey> = {
  sms: async (page, request) => {
    await heading(page, '確認コードの入力')
    await expect(page.getByText(/0001 に、SMSで確認コードを送信しました。/)).toBeVisible()
    await isAccessible(page)
    await answerCode(page, '000000')
    await expect(page.getByRole('textbox', { name: '確認コード' })).toBeFocused()
    await expect(page.getByText('確認コードが正しくありません。')).toBeVisible()
    await answerCode(page, await codeTo(request, '+819000000001'))
  },
  'new-password': async (page) => {
    await heading(page, '新しいパスワードの設定')
    await isAccessible(page)
    await page.getByLabel('新しいパスワード', { exact: true }).fill('short')
    await press(page, '設定してログイン')
    await expect(page.getByText('6文字以上で入力してください。').last()).toBeVisible()
    await page.getByLabel('お名前').fill('高橋 ふみ')
    await page.getByLabel('新しいパスワード', { exact: true }).fill('a-new-password')
    await press(page, '設定してログイン')
  },
  'choose-mfa': async (page, request, mail) => {
    await heading(page, '確認方法の選択')
    await isAccessible(page)
    await page.getByRole('button', { name: /^メール/ }).click()
    await expect(page.getByText(/に、メールで確認コードを送信しました。/)).toBeVisible()
    await answerCode(page, await codeTo(request, mail))
  },
  'choose-setup': async (page, request, mail) => {
    await heading(page, '2段階認証の設定')
    await page.getByRole('button', { name: /^認証アプリ/ }).click()
    await heading(page, '認証アプリの設定')
    await expect(page.getByRole('img', { name: '認証アプリで読み取るQRコード' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'この端末の認証アプリで開く' })).toHaveAttribute(
      'href',
      /^otpauth:\/\/totp\/.+secret=[A-Z2-7]{16,}&issuer=/,
    )
    await isAccessible(page)
    await answerCode(page, await totpOf(request, mail), '設定してログイン')
  },
  'email-setup': async (page, request, mail) => {
    await heading(page, 'メールによる2段階認証の設定')
    await isAccessible(page)
    const other = `codes-${mail}`
    await page.getByLabel('メールアドレス').fill(other)
    await press(page, '確認コードを送信')
    await heading(page, '確認コードの入力')
    await answerCode(page, await codeTo(request, other))
  },
  custom: async (page) => {
    await heading(page, '追加の確認')
    await expect(page.getByText('「旅」の読みかたを、ひらがなで入力してください。')).toBeVisible()
    await isAccessible(page)
    await page.getByLabel('答え').fill('たび')
    await press(page, '確認する')
  },
  unconfirmed: async (page, request, mail) => {
    await heading(page, 'メールアドレスの確認')
    await isAccessible(page)
    // The code was sent; another can be requested, but not at once.
    const first = await codeTo(request, mail)
    await expect(page.getByRole('button', { name: /再送信できるまで\d+秒/ })).toBeVisible()
    await page.clock.fastForward(31_000)
    await press(page, 'コードを再送信')
    await expect(page.getByText('確認コードを再送信しました。')).toBeVisible()
    await expect.poll(() => codeTo(request, mail)).not.toBe(first)
    await answerCode(page, await codeTo(request, mail))
  },
  reset: async (page, request, mail) => {
    await heading(page, '新しいパスワード')
    const first = await codeTo(request, mail)
    await page.clock.fastForward(31_000)
    await press(page, 'コードを再送信')
    await expect(page.getByText('確認コードを再送信しました。')).toBeVisible()
    await expect.poll(() => codeTo(request, mail)).not.toBe(first)
    await page.getByRole('textbox', { name: '確認コード' }).fill(await codeTo(request, mail))
    await page.getByLabel('新しいパスワード', { exact: true }).fill('another-password')
    await press(page, 'パスワードを変更する')
  },
}

for (const [like, journey] of Object.entries(JOURNEYS))
  test(`${like}: each challenge has its own screen, and the sign-in leads to the start page (R120–R128)`, async ({
    page,
    request,
  }) => {
    const mail = await newPerson(request, like)
    await page.clock.install()
    await signIn(page, mail)
    await journey(page, request, mail)
    await expectSignedIn(page)
  })
