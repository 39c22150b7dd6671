import type { Page } from '@playwright/test'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()) })

const edit = (id: string) => `/$/article-pages/${id}`
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })

/** Paragraphs are all alike. */
const axe = async (page: Page) =>
  expect(await violations(rulesOn(page).withTags(TAGS).exclude('[contenteditable]'))).toEqual([])

test('an article of 500 blocks opens, and its slug, meters and cards are updated while editing (R40, R41)', async ({
  page,
}) => {
  const office = await signInAsStaff(page, 'editor')
  const { fields } = await wholeArticle(page, '長編')
  const paragraph = fields.blocks.find(({ type }) => type === 'paragraph')
  const id = (at: number) => `a0000000-0000-4000-8000-${String(at).padStart(12, '0')}`
  const blocks = Array.from({ length: 500 }, (_, at) => ({ ...paragraph, id: id(at) }))
  const { manuscript } = await createDraft(office, 'article-pages', { ...fields, blocks })
  await open(page, edit(manuscript.id))
  await expect(field(page, /^題名/)).toBeVisible()
  // The code is loaded from here on.
  await page.goto(edit(manuscript.id), { waitUntil: 'commit' })
  await page.waitForFunction(() => document.querySelectorAll('[data-block]').length >= 500)
  const opened = await page.evaluate(() => Math.round(performance.now()))
  console.log(`500 blocks after ${opened} ms`)

  const share = page.getByRole('tabpanel', { name: '検索とシェア' })
  await page.getByRole('tab', { name: '検索とシェア' }).click()
  await field(page, /^検索結果の題名/).fill('長編'.repeat(10))
  await expect(share).toContainText('全角20／32')
  await field(page, /^検索結果の題名/).fill('長編'.repeat(20))
  await expect(share).toContainText('全角40／32（途中で切れます）')
  await field(page, /^スラッグ/).fill('Long　Story_2026')
  await field(page, /^検索結果の題名/).focus()
  await expect(field(page, /^スラッグ/)).toHaveValue('long-story-2026')
  await axe(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: '編集' }).click()
  await expect(field(page, /^題名/)).toBeVisible()
  await axe(page)
})
