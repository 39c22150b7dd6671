import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/spots',
  '/spots/kinosaki-onsen',
  '/article-pages/tsugaru-stove-train-2026',
  '/pr/kyoto',
  '/features',
]

/** Below this width the smallest size there is may be larger than it need be. */
const SMALLEST = 128

/** Every picture on the screen: how wide it must be to fill its place, and how wide the file is that was chosen. */
const chosen = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.currentSrc && image.getBoundingClientRect().width > 0)
      .map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const file = Number(/width=(\d+)/.exec(image.currentSrc)?.[1])
        return { needed: Math.round(Math.max(width, height * ratio)), file, source: image.currentSrc }
      }),
  )

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a screen', 1280, 900],
] as const)
  test(`on ${name} every picture is loaded as large as it is shown, and not much larger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of PAGES) {
      await page.goto(path)
      await expect(async () => expect((await chosen(page)).length).toBeGreaterThan(0)).toPass()
      for (const { needed, file, source } of await chosen(page)) {
        expect(file, `${path} ${source}`).toBeGreaterThanOrEqual(needed)
        expect(file, `${path} ${source}`).toBeLessThanOrEqual(Math.max(needed * 2, SMALLEST))
      }
    }
  })

test.describe(() => {
  // One that is made for the first time comes later than browsers expect of what was announced.
  test.use({ realPictures: true, expectedErrors: /was preloaded using link preload/ })

  test('nothing moves while pictures and code arrive', async ({ page }) => {
    // Whoever asks for a picture first waits until it is made.
    test.slow()
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) shifts.push(entry.value.toFixed(4))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'load' })
      for (const image of await page.locator('img').all())
        await image.evaluate((element) => element.scrollIntoView())
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
      expect([path, await page.evaluate(() => Reflect.get(window, 'shifts'))]).toEqual([path, []])
    }
  })
})

test('the place of a picture has the picture’s colour', async ({ page }) => {
  await page.route('**/cdn-cgi/image/**', (route) => route.abort())
  await page.goto('/about')
  const colour = await page.evaluate(() => {
    const image = document.createElement('img')
    image.dataset.color = '#8d9088'
    document.body.append(image)
    return getComputedStyle(image).backgroundColor
  })
  expect(colour).toBe('rgb(141, 144, 136)')
})
