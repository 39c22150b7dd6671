import { HOSTILE_ADDRESSES } from '#domain/hostile/addresses.fixture.ts'
import { safePath } from '#domain/url/safe-path.ts'
import { expect, test } from './fixtures.ts'

// A trace of so many documents takes longer than the documents.
test.use({ expectedErrors: /status of (401|404)/, trace: 'off' })

/**
 * Two documents for each take their time: all that is followed and, of what is refused by the same line, every eighth.
 * The whole list goes through domain/url/safe-path.test.ts and
 * tests/worker/hostile-addresses.test.ts.
 */
const IN_BROWSER = HOSTILE_ADDRESSES.filter((to, index) => safePath(to) !== null || index % 8 === 0)

test('/reload ends on this site whatever it is to lead to, with two documents and no loop (R31, R225)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  expect(IN_BROWSER.length).toBeGreaterThanOrEqual(60)
  // React is loaded late: at the first sign of a reader. Where it leads to nothing has to answer.
  await page.addInitScript(() => {
    if (location.pathname === '/reload')
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('keydown')))
    else stop()
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).origin)
  })
  for (const to of IN_BROWSER) {
    const label = JSON.stringify(to).slice(0, 60)
    asked.length = 0
    await page.goto(`/reload?to=${encodeURIComponent(to.toWellFormed())}`, { waitUntil: 'commit' })
    // Where it arrives the Worker may still drop a slash.
    await page.waitForURL(({ pathname }) => pathname !== '/reload', { waitUntil: 'commit' })
    expect(asked.slice(0, 2), label).toEqual([baseURL, baseURL])
    expect(
      asked.every((origin) => origin === baseURL),
      label,
    ).toBe(true)
  }
})
