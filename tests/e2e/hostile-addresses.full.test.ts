import { HOSTILE_ADDRESSES } from '#domain/hostile/addresses.fixture.ts'
import { safePath } from '#domain/url/safe-path.ts'
import { expect, test } from './fixtures.ts'

// Recording traces of so many documents takes longer than the test.
test.use({ expectedErrors: /status of (401|404)/, trace: 'off' })

/**
 * Two documents per URL are slow: all accepted ones and every eighth of those refused by the same rule. The whole list
 * is tested in domain/url/safe-path.test.ts and tests/worker/hostile-addresses.full.test.ts.
 */
const IN_BROWSER = HOSTILE_ADDRESSES.filter((to, index) => safePath(to) !== null || index % 8 === 0)

test('/reload stays on this site for any target, with two documents and no loop (R31, R225)', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000)
  expect(IN_BROWSER.length).toBeGreaterThanOrEqual(60)
  // Hydration starts at the first interaction; URLs without a page must respond too.
  await page.addInitScript(() => {
    if (location.pathname === '/reload')
      addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('start')))
    else stop()
  })
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requestedPaths.push(new URL(request.url()).origin)
  })
  for (const to of IN_BROWSER) {
    const label = JSON.stringify(to).slice(0, 60)
    requestedPaths.length = 0
    await page.goto(`/reload?to=${encodeURIComponent(to.toWellFormed())}`, { waitUntil: 'commit' })
    // The Worker may remove a trailing slash.
    await page.waitForURL(({ pathname }) => pathname !== '/reload', { waitUntil: 'commit' })
    expect(requestedPaths.slice(0, 2), label).toEqual([baseURL, baseURL])
    expect(
      requestedPaths.every((origin) => origin === baseURL),
      label,
    ).toBe(true)
  }
})
