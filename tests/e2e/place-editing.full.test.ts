import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

test('an author is found and edited, with errors at the fields, and is read-only without the permission to publish (R9)', async ({
  page,
  browser,
}) => {
  await signInAsStaff(page, 'publisher')
  await open(page, '/$/authors')
  const list = page.getByRole('main').getByRole('listitem')
  await expect(list.first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('名前でさがす').fill('早瀬')
  await expect(list).toHaveCount(1)
  await page.getByRole('link', { name: /^早瀬/ }).click()
  const bio = field(page, '紹介文')
  await expect(bio).not.toHaveValue('')
  await expectAccessible(page)
  await bio.fill('')
  await page.getByRole('button', { name: '保存して公開する' }).click()
  await expect(bio).toBeFocused()
  await expect(bio).toHaveAccessibleDescription('必須項目です。')
  await bio.fill('各地の鉄道と温泉を歩いて書いています。')
  await page.getByRole('button', { name: '保存して公開する' }).click()
  await expectNotification(page, '保存しました。名前の出ているページも新しくなります。')

  const context = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  const other = await context.newPage()
  await signInAsStaff(other, 'editor')
  await open(other, new URL(page.url()).pathname)
  await expect(field(other, '紹介文')).toHaveValue('各地の鉄道と温泉を歩いて書いています。')
  await expect(field(other, '紹介文')).toBeDisabled()
  await context.close()
})
