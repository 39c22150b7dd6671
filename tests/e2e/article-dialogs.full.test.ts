import { beginArticle } from './article-writing.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { dialog, surface } from './sample-body.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('dialogs open at the caret, ask before unsaved input is discarded, and show the title of a selected draft (R36, R188)', async ({
  page,
}) => {
  await signInAsStaff(page, 'editor')
  await open(page, '/$')
  await page.getByRole('button', { name: '新しい原稿' }).click()
  const sheet = dialog(page, '新しい原稿')
  await expect(sheet.getByRole('textbox', { name: /^題名/ })).toBeFocused()
  await sheet.getByRole('textbox', { name: /^題名/ }).fill('途中の題')
  const question = dialog(page, /入力した内容を破棄しますか/)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.reload()
  await open(page, '/$')
  await expect(page.getByRole('button', { name: '新しい原稿' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('combobox', { name: '題名または画面の名前' })).toBeFocused()
  await page.reload()

  await beginArticle(page, '地図のある記事')
  await surface(page).click()
  await page.keyboard.type('/ちず')
  await page.keyboard.press('Enter')
  const form = dialog(page, '地図の編集')
  await expect(form.getByLabel('題')).toBeFocused()
  // An untouched dialog closes without confirmation.
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await surface(page).getByRole('button', { name: /^編集/ }).click()
  await form.getByLabel('題').fill('歩く場所')
  await form.getByRole('button', { name: '場所を追加' }).click()
  const name = `名のない滝${crypto.randomUUID().slice(0, 4)}`
  const picker = dialog(page, 'サイトの中から選ぶ')
  await picker.getByRole('combobox', { name: '名前でさがす' }).fill(name)
  await picker.getByLabel('種類').selectOption({ label: 'スポット' })
  await picker.getByRole('button', { name: `「${name}」のスポットを下書きで作る` }).click()
  await expect(picker).toBeHidden()
  await expect(form.getByText(name)).toBeVisible()
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => form.getByRole('button', { name: '閉じる' }).click(),
  ]) {
    await close()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(form.getByLabel('題')).toHaveValue('歩く場所')
  }
  await form.getByRole('button', { name: '決定' }).click()
  await expect(form).toBeHidden()
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('[data-save]')).toHaveText(/^保存しました/)
  await page.reload()
  await surface(page).getByRole('button', { name: /^編集/ }).click()
  await expect(form.getByText(name)).toBeVisible()
  await expect(form.getByText('公開前')).toBeVisible()
  await form.getByLabel('題').fill('捨てる題')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: '破棄して閉じる' }).click()
  await expect(form).toBeHidden()
  await expect(surface(page).getByRole('button', { name: /^編集/ })).toBeFocused()
  await expect(surface(page)).not.toContainText('捨てる題')
})
