import type { Page } from '@playwright/test'
import { rulesOn, TAGS, violations } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { ALIKE, EXPECTED_ERRORS, PAGE_TYPES, show } from './page-types.ts'

/** In the dark nothing but colours changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

test.use({ expectedErrors: EXPECTED_ERRORS })

const expectNone = async (page: Page, viewport: typeof PHONE) => {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(rulesOn(page).withTags(TAGS)), `${viewport.width}px`).toEqual([])
}

/** At both sizes, and the colours of the dark, which are the same at both. */
const expectNoViolation = async (page: Page, viewports = [DESK, PHONE]) => {
  for (const viewport of viewports) await expectNone(page, viewport)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(rulesOn(page).withRules(COLOUR_RULES)), 'dark').toEqual([])
}

for (const type of Object.keys(PAGE_TYPES))
  test(`${type}: no rule of WCAG 2.2 AA that a machine can check is broken`, async ({ page }) => {
    await show(page, type)
    await expectNoViolation(page, ALIKE.includes(type) ? [PHONE] : undefined)
  })

test('nor with the menu open', async ({ page }) => {
  await open(page, '/pr/kyoto')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page)
})

test('nor with every answer, facet and contents list open', async ({ page }) => {
  for (const type of ['ヘルプ', '特集記事', 'ひとつの一覧の検索結果']) {
    await show(page, type)
    // A map is not its own words: it comes from elsewhere.
    const folds = page.locator('main details').filter({ hasNotText: '地図を表示' })
    await folds.evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = !details.open
    })
    await expectNoViolation(page)
  }
})

test('nor with suggestions, one of them chosen', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('combobox', { name: 'キーワード' }).pressSequentially('おん')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  // A wash of colour alone is too faint to show which one.
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCSS(
    'outline-style',
    'solid',
  )
  await expectNoViolation(page)
})
