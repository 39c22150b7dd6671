import type { BrowserContext, Page } from '@playwright/test'
import { contrast } from './contrast.ts'
import {
  ambiguousLinks,
  cutOff,
  fieldColours,
  filledControls,
  moving,
  silentTabs,
  smallTargets,
  uselessAlternatives,
} from './in-page.ts'
import { PAGE_TYPES, show } from './page-types.ts'

export type Audit = Awaited<ReturnType<typeof audit>>

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
  const style = await page.addStyleTag({ content })
  const found = await page.evaluate(cutOff)
  await style.evaluate((element) => (element as Element).remove())
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

async function audit(page: Page, type: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
  await show(page, type)
  const seen = {
    type,
    smallTargets: await page.evaluate(smallTargets),
    ambiguousLinks: await page.evaluate(ambiguousLinks),
    silentTabs: await page.evaluate(silentTabs),
    uselessAlternatives: await page.evaluate(uselessAlternatives),
    moving: await page.evaluate(moving),
    faintFields: await faintFields(page),
    withoutEdge: await page.evaluate(filledControls),
    cutOff: {
      at320: await cutOffAt(page, 320),
      at640: await cutOffAt(page, 640),
      spacedOnPhone: await cutOffWith(page, 390, TEXT_SPACING),
      spacedOnDesk: await cutOffWith(page, 1280, TEXT_SPACING),
      largeLettersOnPhone: await cutOffWith(page, 390, 'html { font-size: 200% }'),
      largeLettersOnDesk: await cutOffWith(page, 1280, 'html { font-size: 200% }'),
    },
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  return { ...seen, faintInTheDark: await faintFields(page) }
}

/** Looks at one page of every type, several at a time. */
export const auditAll = async (context: BrowserContext): Promise<Audit[]> => {
  const queue = Object.keys(PAGE_TYPES)
  const audits: Audit[] = []
  const walk = async () => {
    for (let type = queue.shift(); type; type = queue.shift()) {
      const page = await context.newPage()
      audits.push(await audit(page, type))
      await page.close()
    }
  }
  await Promise.all([walk(), walk(), walk()])
  return audits
}
