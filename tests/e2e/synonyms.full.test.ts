import { searchPath } from '#domain/url/query-path.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: /status of 422 .*\/manage\/synonyms/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('an editor adds a word that was not found to a group, readers find by it, and the group is restored after a deletion', async ({
  page,
}) => {
  const word = `ゆあみ${crypto.randomUUID().slice(0, 4)}`
  await open(page, searchPath({ keyword: word }))
  await signInAsStaff(page, 'editor')
  const missed = page.getByRole('row', { name: new RegExp(word) })
  await expect(async () => {
    await open(page, '/$/missed-searches?sort=last')
    await expect(missed).toBeVisible({ timeout: 2000 })
  }).toPass()
  await missed.getByRole('link', { name: `「${word}」を同義語に加える` }).click()
  await expect(page.getByRole('textbox', { name: /検索で入力されることば/ })).toHaveValue(word)
  await expectAccessible(page)

  // A word of another group is refused, and the form says of which.
  await page.getByRole('textbox', { name: /記事に書かれることば/ }).fill('温泉')
  await page.getByRole('button', { name: 'グループを作る' }).click()
  await expect(page.getByText(/「温泉」は、別のグループ「温泉・.*」にあります。/)).toBeVisible()
  await page.getByRole('textbox', { name: /記事に書かれることば/ }).fill('')
  const group = await page
    .getByRole('option', { name: /^「温泉・/ })
    .first()
    .getAttribute('value')
  await page.getByRole('combobox', { name: '加えるグループ' }).selectOption(group)
  await expect(page.getByRole('textbox', { name: /検索で入力されることば/ })).toHaveValue(
    new RegExp(`おんせん.* ${word}$`),
  )
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText(/同義語「温泉・.*」を保存しました。/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'ことばでさがす' }).fill(word.toUpperCase())
  await expect(page.getByText('1グループ（上限500グループ）')).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await open(page, searchPath({ keyword: word }))
    await expect(page.getByRole('heading', { name: /見どころ|宿/ }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()

  await open(page, '/$/synonyms?edit=new')
  const own = `検査${crypto.randomUUID().slice(0, 4)}`
  await page.getByRole('textbox', { name: /記事に書かれることば/ }).fill(`${own} ${own}あ`)
  await page.getByRole('button', { name: 'グループを作る' }).click()
  await page.getByRole('button', { name: new RegExp(`「${own}.*を消す`) }).click()
  await expect(page.getByRole('row', { name: new RegExp(own) })).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('row', { name: new RegExp(own) })).toBeVisible()
})
