import type { Browser, Page } from '@playwright/test'

/** Browsers report no shorter events, and round to 8 ms (https://w3c.github.io/event-timing/). */
const SHORTEST_MS = 16
const KEYS = 10

const watch = (durationThreshold: number) => {
  const seen = { longest: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    // Those without an id belong to no press and no key: a pointer that a loading page moves under, for example.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** Makes a page record its longest event for `longestEvent`. */
export const watchEvents = (page: Page) => page.evaluate(watch, SHORTEST_MS)
/** Makes every document that a page opens record its longest event. */
export const watchEventsOfDocuments = (page: Page) => page.addInitScript(watch, SHORTEST_MS)

/** The longest event since the last call, in milliseconds; 0 when all were too short to be reported. */
export const longestEvent = (page: Page) =>
  page.evaluate(async () => {
    // Entries of events come a little after their frame.
    await new Promise((resolve) => setTimeout(resolve, 250))
    const { seen } = globalThis as unknown as { seen: { longest: number } }
    const found = seen.longest
    seen.longest = 0
    return found
  })

/**
 * The browser's own time from a key to the next frame with the CPU slowed down, in a document with an input and without
 * code.
 */
export async function interactionFloor(browser: Browser, slowdown: number) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.setContent('<!doctype html><input aria-label="x" autofocus>')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchEvents(page)
  await page.getByRole('textbox').focus()
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press('a')
    times.push(await longestEvent(page))
  }
  await page.close()
  const middle = times.sort((one, other) => one - other)[KEYS >> 1] ?? 0
  return { what: 'one key in an input without code', value: Math.max(SHORTEST_MS, middle), unit: 'ms' }
}
