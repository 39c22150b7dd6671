import { expect, type Page } from '@playwright/test'
import type { ContentKind } from '#domain/content/kind.ts'
import { open } from './fixtures.ts'

export const titleField = (page: Page) => page.getByRole('textbox', { name: /^(題|名)/ }).first()
export const slugField = (page: Page) => page.getByRole('textbox', { name: /^スラッグ/ })
export const isSaved = (page: Page) =>
  expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
export const unique = () => crypto.randomUUID().slice(0, 8)

/** From the first page of the office to an empty manuscript of a kind. */
export const begin = async (page: Page, kind: ContentKind, title: string) => {
  await open(page, '/$')
  await page.getByRole('button', { name: '新しい原稿' }).click()
  const sheet = page.getByRole('dialog', { name: '新しい原稿' })
  await sheet.getByLabel('種類', { exact: true }).selectOption(kind)
  await sheet.getByRole('textbox', { name: /^(題名|名称)/ }).fill(title)
  await sheet.getByRole('button', { name: '下書きを作る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Sets the slug on its tab and saves. */
export const nameSlug = async (page: Page, slug: string) => {
  await page.getByRole('tab', { name: '検索とシェア' }).click()
  await slugField(page).fill(slug)
  await page.keyboard.press('ControlOrMeta+s')
  await isSaved(page)
}
