import { pickPicture } from './article-writing.ts'
import { expect, open, test } from './fixtures.ts'
import { begin, nameSlug, unique } from './manuscript-slugs.ts'
import { memberSite } from './member.ts'
import { dialog } from './sample-body.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('an editor makes a series of articles, and each of them leads to the next', async ({ page }) => {
  test.slow()
  await signInAsStaff(page, 'publisher')
  const title = `川を下る ${unique()}`
  await begin(page, 'series', title)
  await page.getByLabel('キャッチコピー', { exact: true }).fill('一本の川を、上流から海まで。')
  await page.getByLabel('紹介の文').fill('二回に分けて、川に沿って歩きます。')
  await page.getByLabel('並び順').fill('999')
  for (const name of ['山鹿灯籠', '石段を上る']) {
    await page.getByRole('button', { name: '記事をさがして加える' }).click()
    const picker = dialog(page, /を選ぶ$/)
    await picker.getByRole('combobox', { name: '名前でさがす' }).fill(name)
    await picker.getByRole('option', { name: new RegExp(name) }).click()
    await expect(picker).toBeHidden()
  }
  await page.getByRole('button', { name: '記事 2を前へ' }).click()
  await page.getByLabel('広告の種類').selectOption('none')
  await page.getByRole('button', { name: 'いま確認した' }).click()
  await page.getByRole('button', { name: '画像を選ぶ' }).click()
  await pickPicture(dialog(page, '主な画像を選ぶ'))
  const slug = `river-${unique()}`
  await nameSlug(page, slug)
  await page.getByRole('tab', { name: /^公開/ }).click()
  await page.getByRole('button', { name: '公開する…', exact: true }).click()
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  await expect(progress).toContainText('公開されました')

  const reader = await page.context().newPage()
  await open(reader, `/series/${slug}`)
  await reader.getByRole('link', { name: /石段を上る/ }).click()
  await expect(reader).toHaveURL(/^[^?#]*\/article-pages\//)
  const navigation = reader.getByRole('navigation', { name: `連載「${title}」` })
  const next = navigation.getByRole('link', { name: /^次の回.*山鹿灯籠/ })
  // The pages of its articles are written after its own.
  await expect(async () => {
    await reader.reload()
    await expect(next).toBeVisible({ timeout: 500 })
  }).toPass()
  await next.click()
  await expect(reader.getByText('第2回')).toBeVisible()
  await expect(navigation.getByRole('link', { name: /^次の回/ })).toHaveCount(0)

  await page.getByRole('button', { name: '直前の公開を取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '直前の公開を取り消す' }).click()
  await expect(progress).toContainText('公開をやめました')
})
