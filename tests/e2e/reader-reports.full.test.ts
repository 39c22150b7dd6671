import type { Page } from '@playwright/test'
import { randomIdentifier } from '#domain/text/identifier.ts'
import { DESK, expectNoViolation, PHONE } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()), expectedErrors: /ERR_INTERNET_DISCONNECTED|422/ })

/** Only the first test reports on it, as it handles all reports that its editor has seen. */
const PAGE = '/hotels/kinosaki-ryokan-yanagi-no-ha'
const OTHER_PAGE = '/hotels/iya-sora-no-dan'
const THANKS = 'ありがとうございます。編集室で確かめます。'

const text = (page: Page) => page.getByRole('textbox', { name: 'どこがどう違いますか' })
const passage = (page: Page) => page.getByRole('textbox', { name: 'その部分の文章' })
const email = (page: Page) => page.getByRole('textbox', { name: 'メールアドレス' })
const send = (page: Page) => page.getByRole('button', { name: '送信する' }).click()

const reporting = async (page: Page, path = PAGE) => {
  await page.goto(path)
  await page.getByRole('link', { name: 'まちがいを知らせる' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('まちがいを知らせる')
}

test('a reader reports a mistake, is told what is missing, loses nothing without a network, and an editor handles it', async ({
  page,
  context,
  browser,
}) => {
  const [mistake, quote] = [`定休日が違います ${randomIdentifier()}`, '<b>毎週月曜日</b>']
  await reporting(page)
  await expectNoViolation(page, [DESK, PHONE])
  await text(page).focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await email(page).fill('yomu@')
  await send(page)
  await expect(page.getByText('必須項目です。')).toBeVisible()
  await expect(page.getByText('メールアドレスの形式が正しくありません。')).toBeVisible()
  await expect(text(page)).toBeFocused()
  await expectNoViolation(page)
  await text(page).fill(mistake)
  await passage(page).fill(quote)
  await email(page).fill('yomu@example.jp')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    '通信できませんでした。書かれた内容はそのまま残っています。',
  )
  await expect(text(page)).toHaveValue(mistake)
  await context.setOffline(false)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: THANKS })).toBeFocused()
  await expectNoViolation(page)

  const editor = await (await browser.newContext()).newPage()
  const office = await signInAsStaff(editor, 'editor')
  const { readerReports } = (await office.get('reader-reports?limit=100')) as {
    readerReports: { list: { text: string; contentId: string }[] }
  }
  const { contentId } = readerReports.list.find((report) => report.text === mistake) ?? {}
  await open(editor, `/$/hotels/${contentId}`)
  await editor.getByRole('tab', { name: /おたより/ }).click()
  const report = editor.getByRole('listitem').filter({ hasText: mistake })
  await expect(report).toContainText(quote)
  await expect(report.getByRole('link', { name: 'yomu@example.jp' })).toBeVisible()
  const handle = report.getByRole('button', { name: '対応済みにする' })
  await handle.click()
  await editor
    .getByRole('button', { name: '元に戻す', exact: true })
    .and(editor.getByText('元に戻す'))
    .click()
  await handle.click()
  await expect(handle).toBeHidden()
  await editor.getByText(/^対応済み（\d+件）$/).click()
  await report.getByRole('button', { name: '未対応に戻す' }).click()
  await expect(editor.getByRole('tab', { name: /^おたより\d+件$/ })).toBeVisible()
  await editor.getByRole('button', { name: 'このページのおたよりをすべて対応済みにする' }).click()
  await editor.getByRole('button', { name: 'すべて対応済みにする', exact: true }).click()
  await expect(editor.getByRole('tab', { name: 'おたより', exact: true })).toBeVisible()
  await editor.context().close()
})

test('the list of the office has the open reports', async ({ page, request }) => {
  const mistake = `最寄り駅が違います ${randomIdentifier()}`
  const json = { kind: 'hotel', slug: 'iya-sora-no-dan', text: mistake }
  expect((await request.post('/v1/reports', { data: json })).status()).toBe(200)
  await signInAsStaff(page, 'editor')
  await open(page, '/$/reader-reports')
  const row = page.getByRole('row').filter({ hasText: mistake })
  await row.getByRole('button', { name: /対応済みにする/ }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: '元に戻す', exact: true }).click()
  await expect(row).toBeVisible()
  await expectNoViolation(page, [DESK])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader reports a mistake, and what was written stays while something is wrong', async ({
    page,
  }) => {
    await reporting(page, OTHER_PAGE)
    const mistake = `道が違います\n${randomIdentifier()}`
    await text(page).fill(mistake)
    await email(page).fill('yomu@')
    await send(page)
    await expect(page.getByText('メールアドレスの形式が正しくありません。')).toBeVisible()
    await expect(text(page)).toHaveValue(mistake)
    await email(page).fill('')
    await send(page)
    await expect(page.getByText(THANKS)).toBeVisible()
    await page.getByRole('link', { name: 'もとのページに戻る' }).click()
    await expect(page).toHaveURL(new RegExp(`${OTHER_PAGE}$`))
  })
})
