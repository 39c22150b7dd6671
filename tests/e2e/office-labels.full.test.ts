import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()), expectedErrors: /409/ })

const RAW = /E1\d{4}|[0-9a-f]{8}-[0-9a-f]{4}-|\{address\}|\d{4}-\d\d-\d\dT|17201/

test('an editor sets a display name, and all pages show Japanese labels and errors (R39, R41)', async ({
  page,
}) => {
  await signInAsStaff(page, 'editor')
  await open(page, '/$')
  const name = `上田 かなえ${Date.now() % 1000}`
  await page.getByRole('button', { name: /編集室での名前/ }).click()
  const sheet = page.getByRole('dialog', { name: '編集室での名前' })
  const field = sheet.getByRole('textbox', { name: /^名前/ })
  await field.fill(name)
  // The server's refusal is shown without its code.
  await page.route('**/v1/manage/name', (route) =>
    route.fulfill({
      status: 409,
      json: { errors: [{ code: 'E10409', message: 'ほかの画面で変更されています。' }] },
    }),
  )
  await sheet.getByRole('button', { name: '保存する' }).click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'ほかの画面で' })).toHaveText(
    'ほかの画面で変更されています。',
  )
  await page.unroute('**/v1/manage/name')
  await sheet.getByRole('button', { name: '保存する' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /編集室での名前/ })).toContainText(name)

  await page.getByRole('button', { name: '新しい原稿' }).click()
  const making = page.getByRole('dialog', { name: '新しい原稿' })
  await making.getByRole('combobox', { name: '種類', exact: true }).selectOption({ label: '記事' })
  await making.getByRole('textbox', { name: /^題名/ }).fill('ことばの確かめ')
  await making.getByRole('button', { name: '下書きを作る' }).click()
  await page.getByRole('combobox', { name: '都道府県' }).selectOption({ label: '石川県' })
  await page.getByRole('combobox', { name: '市区町村' }).selectOption({ label: '金沢市' })
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText(/^保存しました/).first()).toBeVisible()

  await page.getByRole('tab', { name: '公開' }).click()
  const checklist = page.getByRole('region', { name: '公開前の確認' })
  await expect(checklist.getByRole('button', { name: '本文を書いてください。', exact: true })).toHaveCount(1)
  await expect(
    checklist.getByRole('button', { name: '主な画像を選んでください。', exact: true }),
  ).toHaveCount(1)
  await expect(checklist).not.toContainText('件以上選択')

  await page.getByRole('tab', { name: '履歴' }).click()
  const history = page.getByRole('region', { name: '履歴' })
  await expect(history).toContainText(name)
  await history.getByRole('link', { name: /すべての履歴/ }).click()
  const comparison = page.getByRole('region', { name: /^第\d+版$/ })
  await expect(comparison).toContainText('金沢市')
  await expect(comparison).toContainText('石川県')
  expect(await page.getByRole('main').innerText()).not.toMatch(RAW)
})
