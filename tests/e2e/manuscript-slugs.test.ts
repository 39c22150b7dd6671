import type { Page } from '@playwright/test'
import { ALL_CONTENT_KINDS, CONTENT_KINDS, type ContentKind } from '#domain/content-kind.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({ baseURL: async ({ baseURL: _ }, use) => use(memberSite()) })

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

test('a contributor names the slug of a new manuscript of every kind and goes on working, without a reload (R37, R38, R39)', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'contributor')
  for (const kind of ALL_CONTENT_KINDS) {
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
})
