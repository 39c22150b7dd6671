import { test as base, expect, productionSite } from './fixtures.ts'
import { type Audit, auditAll } from './page-audit.ts'
import { PAGE_TYPES } from './page-types.ts'

/** One look at every type of page for all tests of this file. */
const test = base.extend<object, { audits: Audit[] }>({
  audits: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: productionSite(), locale: 'ja-JP' })
      const audits = await auditAll(context)
      await context.close()
      await use(audits)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.describe.configure({ mode: 'default' })
// Pictures are the slowest part of a page, and have their places without being there.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
    })
  },
})

/** The pages where something is wrong, with what it is. */
const wrong = (audits: Audit[], what: (audit: Audit) => string[]) =>
  audits.map((audit) => ({ type: audit.type, found: what(audit) })).filter(({ found }) => found.length > 0)

test('on a phone everything that can be pressed is as large as a fingertip (WCAG 2.5.8)', async ({
  audits,
}) => {
  expect(audits).toHaveLength(Object.keys(PAGE_TYPES).length)
  expect(wrong(audits, ({ smallTargets }) => smallTargets)).toEqual([])
})

test('at 200 and 400 % nothing is cut off and nothing scrolls sideways (WCAG 1.4.4, 1.4.10)', async ({
  audits,
}) => {
  expect(wrong(audits, ({ cutOff }) => [...cutOff.at640, ...cutOff.at320])).toEqual([])
})

test('letters of twice the size fit on a phone and on a desk (WCAG 1.4.4)', async ({ audits }) => {
  expect(
    wrong(audits, ({ cutOff }) => [...cutOff.largeLettersOnPhone, ...cutOff.largeLettersOnDesk]),
  ).toEqual([])
})

test("with a reader's own room between letters, words and lines nothing is cut off (WCAG 1.4.12)", async ({
  audits,
}) => {
  expect(wrong(audits, ({ cutOff }) => [...cutOff.spacedOnPhone, ...cutOff.spacedOnDesk])).toEqual([])
})

test('fields can be told from the page and their hints be read, in the light and in the dark (WCAG 1.4.3, 1.4.11)', async ({
  audits,
}) => {
  expect(wrong(audits, ({ faintFields }) => faintFields)).toEqual([])
  expect(wrong(audits, ({ faintInTheDark }) => faintInTheDark)).toEqual([])
})

test("what is filled keeps an edge where the reader's own colours replace ours", async ({ audits }) => {
  expect(wrong(audits, ({ withoutEdge }) => withoutEdge)).toEqual([])
})

test('who asks for less movement gets none, on any type of page', async ({ audits }) => {
  expect(wrong(audits, ({ moving }) => moving)).toEqual([])
})

test('links of one name lead to one place (WCAG 2.4.4)', async ({ audits }) => {
  expect(wrong(audits, ({ ambiguousLinks }) => ambiguousLinks)).toEqual([])
})

test('links that open a new tab say so', async ({ audits }) => {
  expect(wrong(audits, ({ silentTabs }) => silentTabs)).toEqual([])
})

test('no picture repeats the words beside it or is described by the word picture (WCAG 1.1.1)', async ({
  audits,
}) => {
  expect(wrong(audits, ({ uselessAlternatives }) => uselessAlternatives)).toEqual([])
})
