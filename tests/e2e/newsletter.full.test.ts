import type { APIRequestContext, Page } from '@playwright/test'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { DESK, expectNoViolation, PHONE } from './accessible.ts'
import { expect, identityOrigin, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()), expectedErrors: /status of 422/ })

type Mail = { subject: string; text: string; html: string }

/** The mails to an address, the newest first, as soon as one has the subject. */
const mailTo = async (request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> => {
  const all = async (): Promise<Mail[]> =>
    (await (await request.get(`${identityOrigin()}/outbox.json`, { params: { to } })).json()).messages
  const found = async () => (await all()).find((mail) => subject.test(mail.subject))
  await expect.poll(found, { timeout: 15_000 }).toBeDefined()
  return (await found()) as Mail
}

/** The path of the link in a mail to a page of the newsletter. */
const linkIn = ({ text }: Mail, step: string): string => {
  const { pathname, search } = new URL(
    new RegExp(`https?://\\S+/newsletter/${step}\\S*`).exec(text)?.[0] ?? '',
  )
  return pathname + search
}

const email = (page: Page) => page.getByRole('textbox', { name: 'メールアドレス' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Subscribes from the top page to the page that says so. */
const subscribe = async (page: Page, request: APIRequestContext, to: string) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'ニュースレターに登録する' }).click()
  await expect(heading(page)).toHaveText('ニュースレター')
  await email(page).fill('yomu@')
  await page.getByRole('button', { name: '同意して登録する' }).click()
  await expect(page.getByText('メールアドレスの形式が正しくありません。')).toBeVisible()
  await expect(email(page)).toHaveValue('yomu@')
  await email(page).fill(to)
  await page.getByRole('button', { name: '同意して登録する' }).click()
  await expect(heading(page)).toHaveText('確認のメールをお送りします')
  await page.goto(linkIn(await mailTo(request, to, /登録を確認/), 'confirm'))
  await page.getByRole('button', { name: '登録する' }).click()
  await expect(heading(page)).toHaveText('登録しました')
}

const unsubscribe = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole('button', { name: '配信を停止する' }).click()
  await expect(heading(page)).toHaveText('配信を停止しました')
}

test('a reader subscribes, a publisher writes an issue and sends it, and the reader unsubscribes', async ({
  page,
  request,
  browser,
}) => {
  const [reader, mark] = [`${randomIdentifier()}@yomu.example`, randomIdentifier().slice(1, 9)]
  await subscribe(page, request, reader)

  const publisher = await (await browser.newContext()).newPage()
  await signInAsStaff(publisher, 'publisher')
  await open(publisher, '/$/newsletters')
  await publisher.getByRole('link', { name: '新しい号を書く' }).click()
  await publisher.getByRole('textbox', { name: '件名' }).fill(`冬の号 ${mark}`)
  await publisher.getByRole('textbox', { name: 'はじめの文章' }).fill('雪のたよりです。\n\nどうぞよい旅を。')
  await publisher.getByRole('button', { name: 'さがして加える' }).click()
  const picker = publisher.getByRole('dialog')
  await picker.getByRole('combobox', { name: '名前でさがす' }).fill('兼六園')
  await picker.getByRole('option', { name: '兼六園 スポット・石川県' }).click()
  await publisher.getByRole('button', { name: '見た目を確かめる' }).click()
  const mail = publisher.frameLocator('iframe[title="メールの見た目"]')
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(`冬の号 ${mark}`)
  await expect(mail.getByRole('link', { name: '兼六園' })).toHaveCSS('color', /rgb/)
  await expect(mail.locator('.card')).toHaveCSS('border-top-style', 'solid')
  await publisher.getByText('文字だけのメール').click()
  await expect(publisher.getByText('/newsletter/unsubscribe')).toBeVisible()
  await publisher.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(publisher.getByText('下書きを保存しました。')).toBeVisible()
  await expectNoViolation(publisher, [DESK, PHONE])
  await publisher.getByRole('button', { name: '自分にテストを送る' }).click()
  await expect(publisher.getByText('テストのメールを、あなたに送りました。')).toBeVisible()
  await mailTo(request, 'publisher@tabishirube.test', new RegExp(`【テスト】冬の号 ${mark}`))
  await publisher.getByRole('button', { name: '読者に送る' }).click()
  await publisher.getByRole('dialog').getByRole('button', { name: '送る', exact: true }).click()
  await expect(publisher.getByRole('status').filter({ hasText: '送信ずみ' })).toBeVisible({ timeout: 20_000 })
  await expectNoViolation(publisher, [DESK, PHONE])
  await open(publisher, '/$/newsletters')
  await expect(publisher.getByRole('row', { name: new RegExp(`冬の号 ${mark}`) })).toContainText('送信ずみ')
  await expectNoViolation(publisher, [DESK, PHONE])
  await publisher.context().close()

  const issue = await mailTo(request, reader, new RegExp(`^冬の号 ${mark}`))
  expect(issue.text).toContain('/spots/kanazawa-kenrokuen')
  await unsubscribe(page, linkIn(issue, 'unsubscribe'))
  await expectNoViolation(page, [DESK, PHONE])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader subscribes and confirms, and a link that is too old says so', async ({ page, request }) => {
    await subscribe(page, request, `${randomIdentifier()}@yomu.example`)
    await page.goto('/newsletter/confirm?token=x')
    await page.getByRole('button', { name: '登録する' }).click()
    await expect(heading(page)).toHaveText('このリンクは使えません')
    await page.getByRole('link', { name: 'ニュースレターのページへ' }).click()
    await expect(email(page)).toBeVisible()
  })
})
