import type { Page } from '@playwright/test'
import { BUILT_IN_PREFECTURES } from '#domain/region/built-in-regions.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNothingCovered } from './round-button.ts'

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

test('the round button covers no control, and every prefecture of the map is at least 44 pixels wide and high (R6, R75)', async ({
  page,
}) => {
  for (const path of ['/', '/search']) {
    await open(page, path)
    await expectNothingCovered(page, path)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await smallPrefectures(page), `${path}, ${width} px`).toEqual([])
    }
  }
})

// Other kinds of pages and the areas: round-button.full.test.ts.
test('the round button covers no control on an article and a place (R75)', async ({ page }) => {
  for (const path of ['/article-pages/tohoku-stone-steps-basho', '/spots/kanazawa-kenrokuen']) {
    await open(page, path)
    await expectNothingCovered(page, path)
  }
})
