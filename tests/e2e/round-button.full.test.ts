import type { Page } from '@playwright/test'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { expect, open, test } from './fixtures.ts'
import { memberSite, startSession } from './member.ts'
import { memberWithGuide } from './offline.ts'
import { EXPECTED_ERRORS, PAGE_TYPES, SIMILAR_PAGES, show } from './page-types.ts'
import { expectNothingCovered } from './round-button.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: EXPECTED_ERRORS,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

/** The small tiles of the map. */
const smallPrefectures = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('navigation')
    .evaluateAll(
      (maps, names) =>
        maps
          .flatMap((map) => [...map.querySelectorAll('a')])
          .flatMap((tile) => {
            const { width, height } = tile.getBoundingClientRect()
            const label = tile.getAttribute('aria-label') ?? ''
            return names.includes(label) && (width < 44 || height < 44) ? `${label} ${width}×${height}` : []
          }),
      BUILT_IN_PREFECTURES.map(({ name }) => name),
    )

test('the round button covers no control on any kind of public page (R75)', async ({ page }) => {
  test.setTimeout(180_000)
  for (const type of Object.keys(PAGE_TYPES)) {
    if (SIMILAR_PAGES.includes(type) || type === '読み込み') continue
    await show(page, type)
    await expectNothingCovered(page, type)
  }
})

test('the round button covers no control in the areas (R75)', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { mail, id } = await memberWithGuide(request)
  await startSession(page, mail)
  const guide = `/@/travel/guides/${id}`
  for (const path of [
    '/@/home/topics',
    '/@/travel/guides',
    guide,
    `${guide}/edit`,
    `${guide}/print`,
    '/@/travel/actions/new',
    '/@/stats/usage',
    '/@/settings/account',
  ]) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCovered(page, path)
  }
  await page.context().clearCookies()
  await signInAsStaff(page, 'editor')
  for (const path of ['/$', '/$/article-pages', '/$/media']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNothingCovered(page, path)
  }
})

test('every prefecture of the map is at least 44 pixels wide and high (R6)', async ({ page }) => {
  for (const path of ['/', '/search']) {
    await open(page, path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await smallPrefectures(page), `${path}, ${width} px`).toEqual([])
    }
  }
})
