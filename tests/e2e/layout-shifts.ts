import type { Page } from '@playwright/test'

/** Collects layout shifts on every page opened from now on. */
export const collectShifts = (page: Page) =>
  page.addInitScript(() => {
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

/** The collected shifts of this page. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Scrolls every picture into view, so that it is loaded. */
export const scrollToPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) => {
    for (const image of images) image.scrollIntoView()
  })
