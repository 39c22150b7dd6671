import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '#domain/content/kind.ts'
import { expect, open, test } from './fixtures.ts'
import { begin, isSaved, nameSlug, titleField, unique } from './manuscript-slugs.ts'
import { memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({ baseURL: async ({ baseURL: _ }, use) => use(memberSite()) })

test('a contributor sets the slug of a new manuscript without a reload, submits it and withdraws it, but cannot send it back (R37, R38, R39)', async ({
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
  await page.getByRole('tab', { name: /^公開/ }).click()
  await expect(page.getByText('書き手に差し戻す')).toHaveCount(0)
  await page.getByRole('button', { name: '確認の依頼を取り下げる' }).click()
  await expect(page.getByRole('button', { name: '確認を依頼する', exact: true })).toBeVisible()
})

test('an article is copied from the list and published; unpublishing asks for confirmation (R37, R39)', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsStaff(page, 'publisher')
  await open(page, '/$/article-pages?stage=published')
  const row = page.getByRole('row').filter({ hasText: '会津' }).first()
  const title = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: /^複製/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title}（コピー）`)
  const copied = page.url()
  await page.getByRole('button', { name: 'この原稿を複製する' }).click()
  await expect(page).not.toHaveURL(copied)
  await expect(page.getByRole('textbox', { name: /^題名/ })).toHaveValue(`${title}（コピー）`)

  // The button first leads to what blocks publishing, then to the transition.
  const next = page.getByRole('button', { name: '公開する…', exact: true })
  await next.click()
  await expect(page.getByRole('heading', { name: '公開前の確認' })).toBeFocused()
  await page.getByRole('button', { name: /^(いま|今日)確認した/ }).click()
  await nameSlug(page, `copied-${unique()}`)
  await page.getByRole('tab', { name: /^公開/ }).click()
  await next.click()
  const publish = page.getByRole('button', { name: '公開する', exact: true })
  await expect(publish).toBeFocused()
  await expect(publish).toBeInViewport()
  expect(await publish.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid')
  await publish.click()
  const progress = page.getByRole('region', { name: '公開の進みぐあい' })
  await expect(progress).toContainText('公開されました')

  const back = page.getByRole('button', { name: '直前の公開を取り消す' })
  await back.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('直前の公開を取り消しますか')
  await dialog.getByRole('button', { name: 'キャンセル' }).click()
  await expect(progress).toContainText('公開されました')
  await back.click()
  await dialog.getByRole('button', { name: '直前の公開を取り消す' }).click()
  await expect(progress).toContainText('公開をやめました')
})
