import { expect, type Page } from '@playwright/test'

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

/** Controls covered by the round button, after scrolling them into view and at the end of the page. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('button[popovertarget="menu"]')
    if (!button) return []
    const PRESSED = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
    const corner = button.getBoundingClientRect()
    const isUnder = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [
        Math.min(right, corner.right) - Math.max(left, corner.left),
        Math.min(bottom, corner.bottom) - Math.max(top, corner.top),
      ]
      return x > 1 && y > 1
    }
    const all = [...document.querySelectorAll(PRESSED)].filter(
      (element) =>
        element !== button &&
        !element.closest('#menu, [inert]') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().height > 1,
    )
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
    const found = new Set<string>()
    for (const element of all) {
      scrollTo({ top: 0, behavior: 'instant' })
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      // What is taller than the viewport begins above the button.
      if (element.getBoundingClientRect().height < innerHeight / 2 && isUnder(element))
        found.add(`into view: ${name(element)}`)
    }
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    for (const element of all) if (isUnder(element)) found.add(`at the end: ${name(element)}`)
    return [...found]
  })

export const expectNothingCovered = async (page: Page, name: string) => {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect.soft(await covered(page), `${name}, ${size.width} px`).toEqual([])
  }
}
