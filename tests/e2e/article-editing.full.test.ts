import type { Browser, Page } from '@playwright/test'
import type { ManuscriptDocument } from '#domain/manuscript/manuscript.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, type Office, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

// These tests go offline and provoke edit conflicts.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(memberSite()),
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 409/,
})

const edit = (id: string) => `/$/article-pages/${id}`
const saveState = (page: Page) => page.locator('[data-save]')
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

const openManuscript = async (page: Page, id: string) => {
  await open(page, edit(id))
  await expect(page.getByRole('textbox', { name: /^題名/ })).toBeVisible()
}

const stored = async (office: Office, id: string) =>
  ((await office.get(`article-pages/${id}`)) as { document: ManuscriptDocument }).document

/** Another editor, in a separate browser context. */
const another = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: memberSite(),
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  })
  return context.newPage()
}

test('concurrent edits are merged, and conflicts in the same block are shown in a dialog (R39, R41)', async ({
  page,
  browser,
}) => {
  test.slow()
  const office = await signInAsStaff(page, 'editor')
  const { fields } = await wholeArticle(page, '朝市')
  const { manuscript } = await createDraft(office, 'article-pages', fields)
  const other = await another(browser)
  await signInAsStaff(other, 'publisher')
  await openManuscript(page, manuscript.id)
  await openManuscript(other, manuscript.id)
  // Changes in different places are merged silently.
  await field(other, /^キャッチ/).fill('相手のキャッチ')
  await other.getByRole('button', { name: '保存', exact: true }).click()
  await expect(saveState(other)).toHaveText(/^保存しました/)
  await field(page, /^題名/).fill('私の題名')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(saveState(page)).toHaveText(/^保存しました/)
  await expect(field(page, /^キャッチ/)).toHaveValue('相手のキャッチ')
  expect((await stored(office, manuscript.id)).fields).toMatchObject({
    title: '私の題名',
    catch: '相手のキャッチ',
  })

  // Changes in the same field and block: the conflict dialog offers to keep both. One of them was offline.
  const write = async (whose: Page, text: string) => {
    await whose.getByRole('textbox', { name: '本文', exact: true }).getByText('朝市の段落。').click()
    await whose.keyboard.press('Home')
    await whose.keyboard.type(`${text}の書き足し。`)
    await field(whose, /^題名/).fill(`${text}の題名、二度目`)
    await whose.keyboard.press('ControlOrMeta+s')
  }
  await other.context().setOffline(true)
  await write(other, '相手')
  await expect(saveState(other)).toHaveText(/^オフラインです/)
  await write(page, '私')
  await expect(saveState(page)).toHaveText(/^保存しました/)
  await other.context().setOffline(false)
  const dialog = other.getByRole('dialog', { name: '同じところが、ふたりに変更されました' })
  await expect(dialog).toBeVisible()
  await expectAccessible(other)
  await dialog
    .getByRole('group', { name: '題名' })
    .getByRole('radio', { name: /^自分の変更/ })
    .check()
  await dialog
    .getByRole('group', { name: /番目のブロック（段落）/ })
    .getByRole('radio', { name: '両方を残す' })
    .check()
  await dialog.getByRole('button', { name: 'この内容で保存する' }).click()
  await expect(saveState(other)).toHaveText(/^保存しました/)
  const joined = JSON.stringify((await stored(office, manuscript.id)).fields)
  for (const text of ['相手の題名、二度目', '私の書き足し。', '相手の書き足し。'])
    expect(joined).toContain(text)
  await other.context().close()
})

test('offline edits are saved on the device, survive closing the tab, and are sent when back online (R41)', async ({
  page,
  context,
}) => {
  const office = await signInAsStaff(page, 'contributor')
  const { manuscript } = await createDraft(office, 'article-pages', { title: '海の朝' })
  await openManuscript(page, manuscript.id)
  // Without the permission to publish, the button is missing.
  await expect(page.getByRole('button', { name: '確認を依頼する', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '公開する', exact: true })).toHaveCount(0)
  await context.setOffline(true)
  await field(page, /^題名/).fill('電車で書いた題名')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(saveState(page)).toHaveText('オフラインです。変更はこの端末に残しています')
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await open(later, edit(manuscript.id))
  await expect(field(later, /^題名/)).toHaveValue('電車で書いた題名')
  await expect(saveState(later)).toHaveAttribute('data-save', 'saved')
  expect((await stored(office, manuscript.id)).fields.title).toBe('電車で書いた題名')
  // Offline with the page open: saved automatically when back online.
  await context.setOffline(true)
  await field(later, /^題名/).fill('駅で書いた題名')
  await later.keyboard.press('ControlOrMeta+s')
  await expect(saveState(later)).toHaveText(/^オフラインです/)
  await context.setOffline(false)
  await expect(saveState(later)).toHaveText(/^保存しました/)
  expect((await stored(office, manuscript.id)).fields.title).toBe('駅で書いた題名')
})

test('former revisions are compared word by word and restored; comments link to their block (R37, R39)', async ({
  page,
}) => {
  const office = await signInAsStaff(page, 'editor')
  const { fields } = await wholeArticle(page, '庭')
  const { manuscript, fields: begun } = await createDraft(office, 'article-pages', fields)
  const path = `article-pages/${manuscript.id}`
  const blocks = fields.blocks.filter(({ type }) => type !== 'quote')
  await office.post(`${path}/submit`, { version: 1 })
  await office.patch(path, { version: 2, fields: { ...begun, title: '庭の夜の題名', blocks } })
  await open(page, `/$/article-pages/${manuscript.slug}/revisions`)
  const comparison = page.getByRole('region', { name: /^第\d+版$/ })
  await page.getByRole('navigation', { name: '版' }).getByRole('button').last().click()
  await comparison.getByRole('radio', { name: 'いまの原稿' }).check()
  await expect(comparison.getByRole('insertion').first()).toContainText('夜')
  await expect(comparison.getByRole('listitem').filter({ hasText: '引用' })).toContainText('削除')
  await expectAccessible(page)
  await comparison.getByRole('button', { name: 'この版に戻す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'この版に戻す' }).click()
  await expect(field(page, /^題名/)).toHaveValue('庭の題名')
  expect((await stored(office, manuscript.id)).fields.blocks).toHaveLength(fields.blocks.length)

  await page.getByRole('textbox', { name: '本文', exact: true }).getByText('庭の引用').click()
  await page.getByRole('tab', { name: 'コメント' }).click()
  await page.getByLabel('コメントを書く').fill('出典の頁を足してください。')
  await expect(page.getByRole('checkbox', { name: /（引用）について$/ })).toBeChecked()
  await page.getByRole('button', { name: 'コメントする' }).click()
  const comment = page.getByRole('list', { name: '未対応のコメント' }).getByRole('listitem')
  await expect(comment).toContainText('出典の頁を足してください。')
  await comment.getByRole('button', { name: '対応済みにする' }).click()
  await expect(page.getByText('対応済み（1件）')).toBeVisible()
})
