import { pickPicture } from './article-writing.ts'
import { expect, open, test } from './fixtures.ts'
import { begin, nameSlug, unique } from './manuscript-slugs.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({ baseURL: async ({ baseURL: _ }, use) => use(memberSite()) })

test('an editor writes a theme from nothing, and readers find it with what it gathers (R37, R39)', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'publisher')
  const title = `冬の灯り ${unique()}`
  await begin(page, 'theme', title)
  await page.getByLabel('キャッチコピー', { exact: true }).fill('日の短い季節に、灯りのともる通りを歩く。')
  const tags = page.getByRole('textbox', { name: '集めるタグ' })
  for (const tag of ['湯治', ...'一二三四五六七']) {
    await tags.fill(tag)
    await tags.press('Enter')
  }
  await expect(page.getByText('タグは8件までです。')).toBeVisible()
  await expect(tags).not.toBeEditable()
  for (const tag of '一二三四五六七') await page.getByRole('button', { name: `${tag}を外す` }).click()
  await page.getByLabel('並び順').fill('999')
  await page.getByLabel('広告の種類').selectOption('none')
  await page.getByRole('button', { name: 'いま確認した' }).click()
  await page.getByRole('button', { name: '画像を選ぶ' }).click()
  await pickPicture(page.getByRole('dialog', { name: '主な画像を選ぶ' }))
  await page.getByRole('main').locator('[contenteditable=true]').first().click()
  await page.keyboard.type('十二月の通りには、提灯がともります。')
  const slug = `lights-${unique()}`
  await nameSlug(page, slug)
  await page.getByRole('tab', { name: /^公開/ }).click()
  await page.getByRole('button', { name: '公開する…', exact: true }).click()
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  await expect(progress).toContainText('公開されました')

  const reader = await page.context().newPage()
  await open(reader, '/themes')
  await reader.getByRole('link', { name: title }).click()
  await expect(reader).toHaveURL(`/themes/${slug}`)
  await expect(reader.getByText('十二月の通りには、提灯がともります。')).toBeVisible()
  await expect(reader.locator('#spots').getByRole('heading', { level: 3 }).first()).toBeVisible()

  await page.getByRole('button', { name: '直前の公開を取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '直前の公開を取り消す' }).click()
  await expect(progress).toContainText('公開をやめました')
})
