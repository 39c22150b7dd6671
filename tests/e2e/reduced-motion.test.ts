import { expect, open, test } from './fixtures.ts'

// That nothing moves with reduced motion is part of accessibility.test.ts.
test('without reduced motion the menu fades in within 200 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/about')
  const menu = page.locator('#menu')
  const durations = (await menu.evaluate((element) => getComputedStyle(element).transitionDuration)).split(
    ', ',
  )
  for (const duration of durations) {
    expect(Number.parseFloat(duration)).toBeGreaterThan(0)
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.2)
  }
})
