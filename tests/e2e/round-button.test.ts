import type { Page } from '@playwright/test'
import { BUILT_IN_PREFECTURES } from '#domain/built-in-regions.ts'
import { expect, open, test } from './fixtures.ts'
import { beSignedIn, memberSite } from './member.ts'
import { memberWithGuide } from './offline.ts'
import { ALIKE, EXPECTED_ERRORS, PAGE_TYPES, show } from './page-types.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  expectedErrors: EXPECTED_ERRORS,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** What can be pressed and lies under the round button, where it is scrolled into view and at the end of the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('button[popovertarget="menu"]')
    if (!button) return []
    const PRESSED = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const corner = button.getBoundingClientRect()
    const isUnder = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [
        Math.min(right, corner.right) - Math.max(left, corner.left),
        Math.min(bottom, corner.bottom) - Math.max(top, corner.top),
      ]
      return x > 1 && y > 1
    }
    const all = [...document.querySelectorAll(PRESSED)].filter(
      (element) =>
        element !== button &&
        !element.closest('#menu, [inert]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1,
    )
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const found = new Set<string>()
    for (const element of all) {
      scrollTo({ top: 0, behavior: 'instant' })
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // What is taller than a screen begins above the button.
      if (element.getBoundingClientRect().height < innerHeight / 2 && isUnder(element))
        found.add(`into view: ${name(element)}`)
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    for (const element of all) if (isUnder(element)) found.add(`at the end: ${name(element)}`)
    return [...found]
  })

const nothingCovered = async (page: Page, name: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect.soft(await covered(page), `${name}, ${size.width} px`).toEqual([])
  }
}

test('the round button covers nothing that can be pressed, on no kind of public page (R75)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const type of Object.keys(PAGE_TYPES)) {
    if (ALIKE.includes(type) || type === '読み込み') continue
    await show(page, type)
    await nothingCovered(page, type)
  }
})

test('the round button covers nothing that can be pressed in the areas (R75)', async ({ page, request }) => {
  test.setTimeout(120_000)
  const { mail, id } = await memberWithGuide(request)
  await beSignedIn(page, mail)
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
    await nothingCovered(page, path)
  }
  await page.context().clearCookies()
  await signInAsStaff(page, 'editor')
  for (const path of ['/$', '/$/article-pages', '/$/media']) {
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await nothingCovered(page, path)
  }
})

test('every prefecture of the map is at least 44 pixels wide and high (R6)', async ({ page }) => {
  for (const width of [320, 390, 768, 1280])
    for (const path of ['/', '/search']) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      const sizes = await page
        .getByRole('main')
        .getByRole('navigation')
        .evaluateAll(
          (maps, names) =>
            maps
              .flatMap((map) => [...map.querySelectorAll('a')])
              .flatMap((tile) => {
                const { width, height } = tile.getBoundingClientRect()
                const label = tile.getAttribute('aria-label') ?? ''
                return names.includes(label) && (width < 44 || height < 44)
                  ? `${label} ${width}×${height}`
                  : []
              }),
          BUILT_IN_PREFECTURES.map(({ name }) => name),
        )
      expect.soft(sizes, `${path}, ${width} px`).toEqual([])
    }
})
