import { expect, hydrated, test } from './fixtures.ts'
import { collectShifts, scrollToPictures, shiftsOf } from './layout-shifts.ts'

// A picture rendered for the first time arrives late, and the browser warns about its preload.
test.use({ realPictures: true, expectedErrors: /was preloaded using link preload/ })

test('no layout shift while rendered pictures and code are loaded', async ({ page }) => {
  // The first request waits until the picture is rendered.
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
