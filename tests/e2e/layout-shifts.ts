import type { Page } from '@playwright/test'

/** Collects by how much what is shown moves by itself, on every page that is opened from now on. */
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

/** What was collected on this page. */
export const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

/** Brings every picture into view, so that it is loaded. */
export const scrollToPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) => {
    for (const image of images) image.scrollIntoView()
  })
