import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** Elements, and what stands before and after them, that would move. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].flatMap((pseudo) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo)
        const moves =
          /[1-9]/.test(transitionDuration) || animationName !== 'none' || scrollBehavior === 'smooth'
        return moves ? [`${element.tagName}${pseudo ?? ''} ${transitionDuration} ${animationName}`] : []
      }),
    ),
  )

test('who asks for less movement gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/pr/kyoto', '/article-pages', '/about']) {
    await open(page, path)
    expect(await moving(page)).toEqual([])
  }
})

test('who does not ask sees the menu fade in within a fifth of a second', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const menu = page.locator('#menu')
  const durations = (await menu.evaluate((element) => getComputedStyle(element).transitionDuration)).split(
    ', ',
  )
  for (const duration of durations) {
    expect(Number.parseFloat(duration)).toBeGreaterThan(0)
    expect(Number.parseFloat(duration)).toBeLessThanOrEqual(0.2)
  }
})
