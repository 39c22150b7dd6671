import type { Page } from '@playwright/test'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { isFullRun } from '../full-run.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  baseURL: async ({ baseURL: _ }, use) => use(memberSite()),
  // Addresses of nothing are opened on purpose.
  expectedErrors: /status of 404/,
})

/** The forms differ by their schemas alone, but for that of an article: the next test names its slug. */
const KINDS: readonly ContentKind[] = isFullRun ? ALL_CONTENT_KINDS : ['spot']

const titleField = (page: Page) => page.getByRole('textbox', { name: /^(題|名)/ }).first()
const slugField = (page: Page) => page.getByRole('textbox', { name: /^スラッグ/ })
const isSaved = (page: Page) => expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
const unique = () => crypto.randomUUID().slice(0, 8)

/** From the first page of the office to the empty manuscript of a kind. */
const begin = async (page: Page, kind: ContentKind, title: string) => {
  await open(page, '/$')
  await page.getByRole('button', { name: '新しい原稿' }).click()
  const sheet = page.getByRole('dialog', { name: '新しい原稿' })
  await sheet.getByLabel('種類', { exact: true }).selectOption(kind)
  await sheet.getByRole('textbox', { name: /^(題名|名称)/ }).fill(title)
  await sheet.getByRole('button', { name: '下書きを作る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

const nameSlug = async (page: Page, slug: string) => {
  await page.getByRole('tab', { name: '検索とシェア' }).click()
  await slugField(page).fill(slug)
  await page.keyboard.press('ControlOrMeta+s')
  await isSaved(page)
}

test('a contributor names the slug of a new manuscript and goes on working without a reload, hands it over, and takes that back, but is not offered to send it back (R37, R38, R39)', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'contributor')
  for (const kind of KINDS) {
    const { plural } = CONTENT_KINDS[kind]
    const slug = `named-${unique()}`
    await begin(page, kind, `雨の${plural}`)
    await nameSlug(page, slug)
    await expect(page).toHaveURL(`/$/${plural}/${slug}`)
    await titleField(page).fill(`雪の${plural}`)
    await page.keyboard.press('ControlOrMeta+s')
    await isSaved(page)
    await page.getByRole('tab', { name: /^コメント/ }).click()
    await page.getByRole('textbox', { name: /コメント/ }).fill('地図を足しました。')
    await page.getByRole('button', { name: /コメントする|送る|書き込む/ }).click()
    await expect(page.getByText('地図を足しました。')).toBeVisible()
    await page.getByRole('tab', { name: /^公開/ }).click()
    await page.getByRole('button', { name: '確認を依頼する', exact: true }).click()
    await expect(page.getByText('確認を依頼しました。').last()).toBeVisible()
    await page.reload()
    await expect(titleField(page)).toHaveValue(`雪の${plural}`)
  }
  await page.getByRole('tab', { name: /^公開/ }).click()
  await expect(page.getByText('書き手に差し戻す')).toHaveCount(0)
  await page.getByRole('button', { name: '確認の依頼を取り下げる' }).click()
  await expect(page.getByRole('button', { name: '確認を依頼する', exact: true })).toBeVisible()
})

test('the slug follows the title until it is named; a second tab, a save on its way, back and a reload all find the manuscript; addresses of nothing are the page for nothing (R39, R53)', async ({
  page,
  context,
}) => {
  test.slow()
  await signInAsStaff(page, 'publisher')
  const mark = unique().replaceAll(/[0-9]/g, 'a')
  await begin(page, 'article-page', `うみ ${mark}`)
  await expect(page).toHaveURL(`/$/article-pages/umi-${mark}`)
  const first = page.url()
  const other = await context.newPage()
  await open(other, first)
  await expect(titleField(other)).toHaveValue(`うみ ${mark}`)

  // While a save of the title is on its way, the slug is named.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/v1\/manage\/article-pages\//, async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  await titleField(page).fill(`みずうみ ${mark}`)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('tab', { name: '検索とシェア' }).click()
  const slug = `named-${unique()}`
  await slugField(page).fill(slug)
  await page.keyboard.press('ControlOrMeta+s')
  release()
  await expect(page).toHaveURL(`/$/article-pages/${slug}`)
  await isSaved(page)
  await page.unroute(/\/v1\/manage\/article-pages\//)

  // The other tab goes on under the address that it has, and its address follows.
  await other.getByRole('textbox', { name: /^キャッチ/ }).fill('二つめのタブから')
  await other.keyboard.press('ControlOrMeta+s')
  await isSaved(other)
  await expect(other).toHaveURL(`/$/article-pages/${slug}`)
  await expect(titleField(other)).toHaveValue(`みずうみ ${mark}`)
  await other.goto(first)
  await expect(titleField(other)).toHaveValue(`みずうみ ${mark}`)
  await expect(other).toHaveURL(`/$/article-pages/${slug}`)
  await other.close()

  await page.getByRole('tab', { name: '履歴' }).click()
  await page.getByRole('link', { name: 'すべての履歴と、変わったところを見る' }).click()
  await expect(page).toHaveURL(`/$/article-pages/${slug}/revisions`)
  await page.goBack()
  await expect(page).toHaveURL(`/$/article-pages/${slug}`)
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^キャッチ/ })).toHaveValue('二つめのタブから')
  const preview = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'プレビュー' }).click()
  await expect((await preview).getByRole('heading', { level: 1 })).toHaveText(`みずうみ ${mark}`)

  for (const path of ['/$/article-pages/nothing/preview', '/$/accounts/abc/article-pages']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページを表示できません。')
  }
})

test('an article is copied from the list, the copy is published, and taking that back asks first (R37, R39)', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsStaff(page, 'publisher')
  await open(page, '/$/article-pages?stage=published')
  const row = page.getByRole('row').filter({ hasText: '会津' }).first()
  const title = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: /^複製/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}（コピー）`)
  const copied = page.url()
  await page.getByRole('button', { name: 'この原稿を複製する' }).click()
  await expect(page).not.toHaveURL(copied)
  await expect(page.getByRole('textbox', { name: /^題名/ })).toHaveValue(`${title}（コピー）`)

  // What keeps it from being published is what the button leads to, then the step itself.
  const next = page.getByRole('button', { name: '公開する…', exact: true })
  await next.click()
  await expect(page.getByRole('heading', { name: '公開前の確認' })).toBeFocused()
  await page.getByRole('button', { name: /^(いま|今日)確認した/ }).click()
  await nameSlug(page, `copied-${unique()}`)
  await page.getByRole('tab', { name: /^公開/ }).click()
  await next.click()
  const publish = page.getByRole('button', { name: '公開する', exact: true })
  await expect(publish).toBeFocused()
  await expect(publish).toBeInViewport()
  expect(await publish.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  await publish.click()
  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  await expect(progress).toContainText('公開されました')

  const back = page.getByRole('button', { name: '直前の公開を取り消す' })
  await back.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('直前の公開を取り消しますか')
  await dialog.getByRole('button', { name: 'キャンセル' }).click()
  await expect(progress).toContainText('公開されました')
  await back.click()
  await dialog.getByRole('button', { name: '直前の公開を取り消す' }).click()
  await expect(progress).toContainText('公開をやめました')
})
