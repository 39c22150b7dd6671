import type { Browser, Page } from '@playwright/test'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import type { SiteServer } from '#scripts/local/serve.ts'
import { serveOwnSite } from '../sites.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test as site } from './fixtures.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

/** A server of its own, so that other tests are not in maintenance mode. */
const test = site.extend<object, { own: SiteServer }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use, { workerIndex }) => {
      const own = await serveOwnSite(`maintenance-${workerIndex}`)
      await use(own)
      await own.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ own }, use) => use(own.url.origin.replace('127.0.0.1', 'localhost')),
  // Refusals are expected.
  expectedErrors: /status of (503|426)/,
})

const another = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  return context.newPage()
}

const TEXT = '設備を取り替えています。朝までに終えます。'
const now = (page: Page) => page.getByRole('region', { name: 'いまの状態' })
const submit = (page: Page) => page.getByRole('button', { name: '切り替える', exact: true })
const title = (page: Page) => page.getByRole('textbox', { name: /^題名/ })
const saveState = (page: Page) => page.locator('[data-save]')
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const SOON = { timeout: 500 }
/** For two seconds the new mode may not be visible everywhere; the next poll sees it. */
const asTimePasses = (page: Page, isShown: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(10_000)
    await isShown()
  }).toPass({ timeout: 30_000 })

test('in maintenance mode open tabs preserve input, and continue automatically afterwards; outdated tabs load the new document (R224, R225)', async ({
  page: admin,
  browser,
  baseURL,
}) => {
  test.slow()
  const [editor, reader] = [await another(browser, baseURL), await another(browser, baseURL)]
  for (const page of [editor, reader]) await page.clock.install()
  const office = await signInAsStaff(editor, 'editor')
  const { fields } = await wholeArticle(editor, '点検')
  const { manuscript } = await createDraft(office, 'article-pages', fields)
  // Its URL changes to the slug once that is known.
  const itsAddress = new RegExp(`/article-pages/(${manuscript.id}|${fields.slug})$`)
  const stored = async () =>
    ((await office.get(`article-pages/${manuscript.id}`)) as { document: ManuscriptDocument }).document.fields
  await open(editor, `/$/article-pages/${manuscript.id}`)
  await expect(title(editor)).toBeVisible()
  await open(reader, '/spots/kinosaki-onsen')
  await signInAsStaff(admin, 'admin')

  // Closed, after a confirmation.
  await open(admin, '/$/operations/switches')
  await expect(now(admin)).toContainText('ふだんどおり')
  await admin.getByRole('radio', { name: /^全体を止める/ }).check()
  await admin.getByRole('textbox', { name: /^読者への文/ }).fill(TEXT)
  await expect(admin.getByRole('region', { name: '読者に見えるもの' })).toContainText(TEXT)
  await expectAccessible(admin)
  await submit(admin).press('Enter')
  await admin.getByRole('dialog').getByRole('button', { name: 'やめる' }).click()
  await expect(admin.getByRole('alert').filter({ hasText: '切り替えをやめました。' })).toBeVisible()
  await submit(admin).click()
  await admin.getByRole('dialog').getByRole('button', { name: '全体を止める' }).click()
  await expect(now(admin)).toContainText('全体を止めている')
  await expect(admin.getByRole('table', { name: 'これまでの切り替え' })).toContainText('切り替え')

  // A reader who navigates waits at the requested URL.
  await reader.getByRole('link', { name: '宿', exact: true }).first().click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('メンテナンス中です')
  await expect(reader.getByRole('main')).toContainText(TEXT)
  await expect(reader.getByRole('main').getByRole('status')).toContainText(
    '開けるようになりしだい、元のページを表示します。',
  )
  await expect(reader).toHaveURL('/hotels')
  await expectAccessible(reader)

  // Editors keep writing: changes are saved locally, and a notification gives the reason.
  await title(editor).fill('点検のあいだに書いた題名')
  await save(editor)
  await expect(saveState(editor)).toHaveText('保存できませんでした。変更はこの端末に残しています')
  await expect(editor.getByText(TEXT)).toBeVisible()
  await expect(editor).toHaveURL(itsAddress)

  // Open again: everything continues automatically.
  await admin.getByRole('radio', { name: /^ふだんどおり/ }).check()
  await submit(admin).click()
  await expect(now(admin)).toContainText('ふだんどおり')
  await asTimePasses(reader, () => expect(reader.getByRole('heading', { level: 1 })).toHaveText('宿', SOON))
  await expect(reader).toHaveURL('/hotels')
  await asTimePasses(editor, () => expect(saveState(editor)).toHaveText(/^保存しました/, SOON))
  await expect(title(editor)).toHaveValue('点検のあいだに書いた題名')
  expect((await stored()).title).toBe('点検のあいだに書いた題名')

  // A tab of an older build: input is restored in the new document, and saved.
  await admin.getByRole('combobox', { name: /^開いたままのページ/ }).selectOption({ index: 1 })
  await submit(admin).click()
  await expect(now(admin)).toContainText('より前のページには、読み込み直しを求めています。')
  await editor.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.build = (Number.parseInt(dataset.build ?? '', 36) - 1000).toString(36)
    dataset.former = ''
  })
  await title(editor).fill('古い画面で書いた題名')
  await save(editor)
  await expect(editor.locator('html[data-former]')).toHaveCount(0)
  await expect(editor).toHaveURL(itsAddress)
  await expect(title(editor)).toHaveValue('古い画面で書いた題名')
  await expect(saveState(editor)).toHaveText(/^保存しました/)
  expect((await stored()).title).toBe('古い画面で書いた題名')
})
