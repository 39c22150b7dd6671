import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { collectShifts, scrollToPictures, shiftsOf } from './layout-shifts.ts'

const PAGES = [
  '/',
  '/spots/kinosaki-onsen',
  '/article-pages/tsugaru-stove-train-2026',
  '/spots',
  '/pr/kyoto',
  '/features',
]

/** Below this width the smallest available size may be larger than needed. */
const SMALLEST = 128

/** Every picture in view: the width it needs, and the width of the chosen file. */
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
  test(`on ${name} every picture is loaded in about its displayed size, without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await collectShifts(page)
    for (const path of PAGES) {
      await page.goto(path)
      await scrollToPictures(page)
      await hydrated(page)
      const pictures = await chosen(page)
      expect(pictures.length).toBeGreaterThan(0)
      for (const { needed, file, source } of pictures) {
        expect(file, `${path} ${source}`).toBeGreaterThanOrEqual(needed)
        expect(file, `${path} ${source}`).toBeLessThanOrEqual(Math.max(needed * 2, SMALLEST))
      }
      expect([path, await shiftsOf(page)]).toEqual([path, []])
    }
    const colour = await page.evaluate(() => {
      const image = document.createElement('img')
      image.dataset.color = '#8d9088'
      document.body.append(image)
      return getComputedStyle(image).backgroundColor
    })
    expect(colour, 'the place of a picture has the picture’s colour').toBe('rgb(141, 144, 136)')
  })

/** Takes away what a slow page has not sent yet, from the end: what is there must not move. @returns what did */
const movedWhileArriving = (page: Page) =>
  page.evaluate(() => {
    const placeOf = (element: Element) => {
      // Its height is that of its row.
      const { x, y, width } = element.getBoundingClientRect()
      return [x, y, width].map(Math.round).join()
    }
    return [...document.querySelectorAll('#main :is(ul, ol, div):has(> :nth-child(2) img)')].flatMap(
      (list) => {
        const first = list.firstElementChild as Element
        const before = placeOf(first)
        const places = []
        while (list.lastElementChild !== first) {
          list.lastElementChild?.remove()
          places.push(placeOf(first))
        }
        return places.every((place) => place === before)
          ? []
          : [`${list.className}: ${before} → ${places.join(' ')}`]
      },
    )
  })

test('cards and pictures keep their places while the rest of a slow page arrives', async ({ page }) => {
  const paths = ['/', '/spots', '/pr/kyoto', '/features', '/article-pages/tsugaru-stove-train-2026']
  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      expect([path, await movedWhileArriving(page)]).toEqual([path, []])
    }
  }
})
