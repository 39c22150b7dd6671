import type { Page } from '@playwright/test'

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const save = (page: Page) => page.getByRole('button', { name: '保存する' })
export const busy = (page: Page) => page.getByRole('button', { name: '保存しています' })
export const form = (page: Page) => page.locator('main form')
export const savedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('draft:sample'))

/** Fills in the whole form with valid values. */
export const fill = async (page: Page) => {
  await field(page, '名称').fill('𠮷野家')
  await field(page, 'メールアドレス').fill('a@example.com')
  await field(page, 'パスワード').fill('secret12')
  await field(page, '確認コード').fill('１２３ ４５６')
  await page.getByRole('combobox', { name: '季節' }).selectOption('春')
  await page.getByRole('radio', { name: '鉄道' }).check()
  await page.getByRole('checkbox', { name: '利用規約に同意します' }).check()
}
