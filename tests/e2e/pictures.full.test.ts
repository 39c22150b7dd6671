import { expect, hydrated, test } from './fixtures.ts'
import { collectShifts, scrollToPictures, shiftsOf } from './layout-shifts.ts'

// A picture that is made for the first time comes later than browsers expect of what was announced.
test.use({ realPictures: true, expectedErrors: /was preloaded using link preload/ })

test('nothing moves while the pictures of the site, as it draws them, and code arrive', async ({ page }) => {
  // Whoever requests a picture first waits until it is made.
  test.slow()
  await collectShifts(page)
  for (const path of [
    '/',
    '/spots',
    '/spots/kinosaki-onsen',
    '/article-pages/tsugaru-stove-train-2026',
    '/pr/kyoto',
    '/features',
  ]) {
    await page.goto(path)
    await scrollToPictures(page)
    await hydrated(page)
    expect([path, await shiftsOf(page)]).toEqual([path, []])
  }
})
