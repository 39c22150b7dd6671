import type { Page } from '@playwright/test'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, newMember, startSession } from './member.ts'
import { createDraft, signInAsStaff } from './staff.ts'
import { wholeArticle } from './whole-article.ts'

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
test.use({ baseURL: async ({}, use) => use(memberSite()), contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

/** At the most common width; the screens of journeys are checked at both. */
const expectNoViolation = async (page: Page, path: string, viewport: typeof PHONE) => {
  await page.setViewportSize(viewport)
  await open(page, path)
  await expect(page.getByText('読み込んでいます。')).toHaveCount(0)
  expect(await violations(rulesOn(page).withTags(TAGS)), path).toEqual([])
}

test('pages of the personal area violate no automatic WCAG 2.2 AA rule', async ({ page, request }) => {
  await startSession(page, await newMember(request))
  for (const path of ['/@/home/topics', '/@/travel/guides', '/@/settings/account'])
    await expectNoViolation(page, path, PHONE)
})

test('the writer’s desk, a list and the editor with every block violate no automatic WCAG 2.2 AA rule', async ({
  page,
}) => {
  const office = await signInAsStaff(page, 'editor')
  const { fields } = await wholeArticle(page, '読みやすさ')
  const { manuscript } = await createDraft(office, 'article-pages', fields)
  for (const path of ['/$', '/$/spots', `/$/article-pages/${manuscript.id}`])
    await expectNoViolation(page, path, DESK)
})
