import { expect, open, test } from './fixtures.ts'
import { begin, isSaved, slugField, titleField, unique } from './manuscript-slugs.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  baseURL: async ({ baseURL: _ }, use) => use(memberSite()),
  // 404 pages are opened on purpose.
  expectedErrors: /status of 404/,
})

test('the slug follows the title until it is set; a second tab, a pending save, back and reload find the manuscript; unknown addresses show the not-found page (R39, R53)', async ({
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

  // The slug is set while the title is being saved.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/v1\/manage\/article-pages\//, async (route) => {
    if (route.request().method() === 'PATCH') await released
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

  // The other tab continues with its old URL, which is then updated.
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
