import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'

test.use({
  baseURL: async ({ baseURL: _ }, use) => use(memberSite()),
  // Publishing an incomplete manuscript is refused, which the browser logs.
  expectedErrors: /status of 422 .*\/publish$/,
})

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

test('a contributor sees only their own work in the management area (R36, R39)', async ({ page }) => {
  const office = await signInAsStaff(page, 'contributor')
  const title = `雨の日の水族館${crypto.randomUUID().slice(0, 4)}`
  await createDraft(office, 'article-pages', { title })
  await open(page, '/$')
  await expect(page.getByRole('heading', { level: 1, name: '編集室' })).toBeVisible()
  const sections = page.getByRole('navigation', { name: '編集' })
  await expect(sections.getByRole('link', { name: '編集室' })).toHaveAttribute('aria-current', 'page')
  await expect(sections.getByRole('link', { name: '記事', exact: true })).toBeVisible()
  for (const name of ['見つからなかったページ', '会員と役割', '操作の記録'])
    await expect(sections.getByRole('link', { name })).toHaveCount(0)
  const drafts = page.getByRole('region', { name: '自分の下書き' })
  await expect(drafts.getByRole('link', { name: title })).toBeVisible()
  await expectAccessible(page)
  await sections.getByRole('link', { name: '自分の記事' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('自分の記事')
  await expect(rows(page).filter({ hasText: title })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: '夜明け前の小樽運河' })).toHaveCount(1)
  await expectAccessible(page)
  // Drafts of others are not listed for a writer, and public pages are not theirs.
  await open(page, `/$/article-pages?q=${encodeURIComponent('企画の覚え')}`)
  await expect(page.getByText('条件に合う記事はありません。')).toBeVisible()
  await open(page, '/$/spots')
  await expect(rows(page).filter({ hasText: '雪見の橋' })).toHaveCount(1)
  await expect(rows(page).filter({ hasText: '兼六園' })).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '題名または画面の名前' }).fill(title)
  const found = page.getByRole('listbox', { name: '候補' }).getByRole('option')
  await expect(found).toHaveText([new RegExp(title)])
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/\$\/article-pages\/[a-z0-9-]+$/)
})

test('manuscripts are found, saved as a filter, submitted together and withdrawn by keyboard (R37, R38)', async ({
  page,
}) => {
  const mark = `鍵盤${crypto.randomUUID().slice(0, 4)}`
  const office = await signInAsStaff(page, 'publisher')
  for (const title of [`${mark} 一`, `${mark} 二`]) await createDraft(office, 'article-pages', { title })
  await open(page, '/$/article-pages')
  await rows(page).first().waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(mark)
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(mark)}$`))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'この条件を保存する' }).press('Enter')
  await page.getByRole('textbox', { name: /^名前/ }).fill(`${mark}の条件`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `${mark}の条件` })).toHaveAttribute('aria-current', 'true')

  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(rows(page).nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByRole('region', { name: '選んだ原稿' })).toContainText('2件を選択中')
  await page.keyboard.press('b')
  const sheet = page.getByRole('dialog', { name: 'まとめて操作する' })
  await expect(sheet.getByRole('radio', { name: /^確認に出す/ })).toBeChecked()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: '2件に実行する' }).press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('2件を確認に出しました。')
  await expect(sheet.getByRole('listitem')).toHaveText([/確認に出しました$/, /確認に出しました$/])
  await sheet.getByRole('button', { name: '元に戻す' }).press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('2件を元に戻しました。')
  await page.keyboard.press('Escape')
  await page
    .getByRole('region', { name: '選んだ原稿' })
    .getByRole('button', { name: '閉じる' })
    .press('Enter')
  await expect(rows(page).getByText('下書き')).toHaveCount(2)

  // Saved filters persist, and blocked publications show the reason.
  await open(page, '/$/article-pages')
  await page.getByRole('link', { name: `${mark}の条件` }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: `「${mark} 一」を選ぶ` }).check()
  await page.getByRole('button', { name: 'まとめて操作する' }).click()
  await sheet.getByRole('radio', { name: /^公開する/ }).check()
  await sheet.getByRole('button', { name: '1件に実行する' }).click()
  await expect(sheet.getByRole('status')).toHaveText('0件を公開しました。1件はできませんでした。')
})

test('support staff start at the accounts, and cannot open pages of manuscripts (R10, R36)', async ({
  page,
}) => {
  await signInAsStaff(page, 'support')
  await open(page, '/$')
  await expect(page).toHaveURL(/\/\$\/accounts$/)
  await expect(page.getByRole('table', { name: '会員' })).toBeVisible()
  const sections = page.getByRole('navigation', { name: '編集' })
  await expect(sections.getByRole('link')).toHaveText(['会員と役割'])
  await open(page, '/$/article-pages')
  await expect(page.getByText('この画面を開く権限がありません。')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: '会員と役割を開く' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('会員と役割')
})
