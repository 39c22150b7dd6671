import type { Page } from '@playwright/test'
import { contrast } from './contrast.ts'
import { wrongAtFocus } from './focus.ts'
import {
  ambiguousLinks,
  cutOff,
  fieldColours,
  filledControls,
  moving,
  silentTabs,
  smallTargets,
  stops,
  uselessAlternatives,
} from './in-page.ts'

/** What a reader may set whose eyes need more room between letters and lines (WCAG 1.4.12). */
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

/** What of a page is cut off when the same style is added, and is taken away again. */
const cutOffWith = async (page: Page, width: number, content: string) => {
  await page.setViewportSize({ width, height: 844 })
  // The page's policy allows no `<style>`; a sheet that a script adopts is none.
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

/** Fields whose edge, words or hint can hardly be told from what is behind them. */
const faintFields = async (page: Page) =>
  (await page.evaluate(fieldColours)).flatMap(({ name, edge, words, hint, ground, around }) =>
    Object.entries({
      edge: Math.min(contrast(edge, ground), contrast(edge, around)) / 3,
      words: contrast(words, ground) / 4.5,
      hint: contrast(hint, ground) / 4.5,
    }).flatMap(([what, share]) => (share < 1 ? [`${what} of ${name}`] : [])),
  )

/**
 * Everything that is wrong with a page on a phone in the light, for whoever asks for less movement; the last two with
 * other sizes and letters, and in the dark. The page is as it was afterwards, but for the dark.
 */
export const troublesOnPage = async (page: Page) => ({
  /** Smaller than a fingertip (WCAG 2.5.8). */
  smallTargets: await page.evaluate(smallTargets),
  /** One name, two places (WCAG 2.4.4). */
  ambiguousLinks: await page.evaluate(ambiguousLinks),
  /** Links that open a new tab and do not say so. */
  silentTabs: await page.evaluate(silentTabs),
  /** Words of pictures that repeat what stands beside them, or say nothing (WCAG 1.1.1). */
  uselessAlternatives: await page.evaluate(uselessAlternatives),
  /** What moves although less movement is asked for. */
  moving: await page.evaluate(moving),
  /** Fields that can hardly be told from the page, or hints that can hardly be read (WCAG 1.4.3, 1.4.11). */
  faintFields: await faintFields(page),
  /** What is filled and has no edge where the reader's own colours replace ours. */
  withoutEdge: await page.evaluate(filledControls),
  /** At 200 and 400 % (WCAG 1.4.4, 1.4.10). */
  cutOffEnlarged: [...(await cutOffAt(page, 640)), ...(await cutOffAt(page, 320))],
  /** With a reader's own room between letters, words and lines (WCAG 1.4.12). */
  cutOffSpaced: [
    ...(await cutOffWith(page, 390, TEXT_SPACING)),
    ...(await cutOffWith(page, 1280, TEXT_SPACING)),
  ],
  /** With letters of twice the size (WCAG 1.4.4). */
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

/** No page has half as many, and a trap would have no end. */
const MOST_STOPS = 400

/**
 * Goes through a fresh page by Tab until the focus leaves it (WCAG 2.1.2, 2.4.3, 2.4.7, 2.4.11).
 * @returns what is wrong at the stops, and with their number
 */
export const troublesOfTab = async (page: Page): Promise<string[]> => {
  const before = await page.evaluate(stops)
  const troubles: string[] = []
  let count = 0
  for (; count < MOST_STOPS; count++) {
    await page.keyboard.press('Tab')
    const wrong = await wrongAtFocus(page)
    if (!wrong) break
    troubles.push(...wrong)
  }
  // On the way one may appear, before or behind the focus: the strip that leads back to the contents list. And one may
  // go: what a notice says that has been there for long enough.
  const after = await page.evaluate(stops)
  if (count < Math.min(before, after) || count > Math.max(before, after))
    troubles.push(`${count} stops of ${before}, later ${after}`)
  return troubles
}
