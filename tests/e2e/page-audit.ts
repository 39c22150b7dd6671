import type { Page } from '@playwright/test'
import { contrast } from './contrast.ts'
import { focusProblems } from './focus.ts'
import {
  ambiguousLinks,
  cutOff,
  fieldColours,
  filledControls,
  moving,
  smallTargets,
  stops,
  unannouncedTabs,
  uselessAlternatives,
} from './in-page.ts'

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

const cutOffAt = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 844 })
  return page.evaluate(cutOff)
}

/** What is clipped or overflows with an additional style, which is then removed. */
const cutOffWith = async (page: Page, width: number, content: string) => {
  await page.setViewportSize({ width, height: 844 })
  // CSP forbids `<style>`; a constructed style sheet is allowed.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, content)
  const found = await page.evaluate(cutOff)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return found
}

/** Fields whose border, text or hint has too little contrast. */
const faintFields = async (page: Page) =>
  (await page.evaluate(fieldColours)).flatMap(({ name, edge, text, hint, ground, around }) =>
    Object.entries({
      edge: Math.min(contrast(edge, ground), contrast(edge, around)) / 3,
      text: contrast(text, ground) / 4.5,
      hint: contrast(hint, ground) / 4.5,
    }).flatMap(([what, share]) => (share < 1 ? [`${what} of ${name}`] : [])),
  )

/**
 * All findings of a page on a phone, in the light scheme with reduced motion; the last two with other sizes and in the
 * dark. The page is restored except for the dark scheme.
 */
export const pageProblems = async (page: Page) => ({
  /** Smaller than a fingertip (WCAG 2.5.8). */
  smallTargets: await page.evaluate(smallTargets),
  /** Same name, different targets (WCAG 2.4.4). */
  ambiguousLinks: await page.evaluate(ambiguousLinks),
  /** Links that open a new tab without saying so. */
  unannouncedTabs: await page.evaluate(unannouncedTabs),
  /** Alternative texts that are redundant or meaningless (WCAG 1.1.1). */
  uselessAlternatives: await page.evaluate(uselessAlternatives),
  /** Motion despite the reduced-motion preference. */
  moving: await page.evaluate(moving),
  /** Fields and hints with too little contrast (WCAG 1.4.3, 1.4.11). */
  faintFields: await faintFields(page),
  /** Controls without a boundary in forced colours. */
  withoutEdge: await page.evaluate(filledControls),
  /** At 200 and 400 % (WCAG 1.4.4, 1.4.10). */
  cutOffEnlarged: [...(await cutOffAt(page, 640)), ...(await cutOffAt(page, 320))],
  /** With text spacing (WCAG 1.4.12). */
  cutOffSpaced: [
    ...(await cutOffWith(page, 390, TEXT_SPACING)),
    ...(await cutOffWith(page, 1280, TEXT_SPACING)),
  ],
  /** With text twice as large (WCAG 1.4.4). */
  cutOffInLargeLetters: [
    ...(await cutOffWith(page, 390, 'html { font-size: 200% }')),
    ...(await cutOffWith(page, 1280, 'html { font-size: 200% }')),
  ],
  faintInTheDark: await inTheDark(page),
})

const inTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const found = await faintFields(page)
  await page.emulateMedia({ colorScheme: 'light' })
  return found
}

/** Twice the maximum of any page: a keyboard trap would never end. */
const MAX_TAB_STOPS = 400

/**
 * Tabs through a fresh page until the focus leaves it (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11).
 * @returns the findings at the stops and their number
 */
export const tabOrderProblems = async (page: Page): Promise<string[]> => {
  const before = await page.evaluate(stops)
  const problems: string[] = []
  let count = 0
  for (; count < MAX_TAB_STOPS; count++) {
    await page.keyboard.press('Tab')
    const wrong = await focusProblems(page)
    if (!wrong) break
    problems.push(...wrong)
  }
  // Elements may appear on the way, such as the bar that links back to the contents, and notices may disappear.
  const after = await page.evaluate(stops)
  if (count < Math.min(before, after) || count > Math.max(before, after))
    problems.push(`${count} stops of ${before}, later ${after}`)
  return problems
}
