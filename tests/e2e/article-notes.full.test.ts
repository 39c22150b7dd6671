import { pickPicture } from './article-writing.ts'
import { expect, open, test } from './fixtures.ts'
import { begin, nameSlug, unique } from './manuscript-slugs.ts'
import { memberSite } from './member.ts'
import { dialog, surface } from './sample-body.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

test('an editor cites a source in a new article, and a reader follows its note and returns', async ({
  page,
}) => {
  test.slow()
  await signInAsStaff(page, 'publisher')
  await begin(page, 'article-page', `湯の記録 ${unique()}`)
  await page.getByLabel('キャッチコピー', { exact: true }).fill('町の湯を、記録で読む。')
  for (const [index, text] of ['源泉は七十度。', '朝は七時から。', '湯は透明。'].entries())
    await page.getByLabel(`${index + 1}行目`).fill(text)
  await surface(page).click()
  await page.keyboard.type('源泉は七十度です。')
  await page.keyboard.press('Alt+n')
  const form = dialog(page, '注と出典')
  await form.getByLabel('出典の名前').fill('温泉の記録')
  await form.getByLabel('出典の発行元').fill('町役場')
  await form.getByLabel('出典のURL').fill('https://example.jp/yu')
  await form.getByLabel('出典を確かめた日').fill('2026-11-20')
  await form.getByLabel('出典を確かめた日').press('Enter')
  await expect(surface(page)).toBeFocused()
  await expect(surface(page).getByTitle('温泉の記録')).toBeVisible()
  await page.getByLabel('広告の種類').selectOption('none')
  await page.getByRole('button', { name: 'いま確認した' }).click()
  await page.getByRole('button', { name: '画像を選ぶ' }).first().click()
  await pickPicture(dialog(page, '主な画像を選ぶ'))
  const slug = `noted-${unique()}`
  await nameSlug(page, slug)
  await page.getByRole('tab', { name: /^公開/ }).click()
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByRole('region', { name: '公開の進みぐあい' })).toContainText('公開されました')

  const reader = await page.context().newPage()
  await open(reader, `/article-pages/${slug}`)
  const place = reader.getByRole('link', { name: '注1', exact: true })
  await expect(place).toHaveAccessibleDescription('注と出典')
  await place.focus()
  await reader.keyboard.press('Enter')
  await expect(reader).toHaveURL(/#note-1$/)
  const note = reader.getByRole('listitem').filter({ hasText: '温泉の記録' })
  await expect(note).toBeInViewport()
  await expect(note).toContainText('町役場「温泉の記録」（新しいタブで開きます）（2026年11月20日確認）')
  await expect(note.getByRole('link', { name: /温泉の記録/ })).toHaveAttribute(
    'href',
    'https://example.jp/yu',
  )
  await reader.keyboard.press('Tab')
  await reader.keyboard.press('Tab')
  await expect(reader.getByRole('link', { name: '注1の場所へ戻る' })).toBeFocused()
  await reader.keyboard.press('Enter')
  await expect(reader).toHaveURL(/#note-1-place$/)
  await expect(place).toBeInViewport()
})
