import type { Page } from '@playwright/test'

/** https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Less is a word or an icon that arrives in the middle of a line. */
const VISIBLE = 0.0001

/** Collects layout shifts on every page opened from now on: their values, and what moved from where to where. */
export const collectShifts = (page: Page) =>
  page.addInitScript((visible) => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        )
        if (!hadRecentInput && value >= visible) shifts.push([value.toFixed(6), ...moved].join(', '))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, VISIBLE)

/** The collected shifts of this page. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Scrolls every picture into view, so that it is loaded. */
export const scrollToPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) => {
    for (const image of images) image.scrollIntoView()
  })
