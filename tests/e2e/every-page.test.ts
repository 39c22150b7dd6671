import { everyPath, type Visit, visitAll } from './every-page.ts'
import { test as base, expect, productionSite } from './fixtures.ts'

/** One walk over the site, on a phone, for all tests of this file. */
const test = base.extend<object, { visits: Visit[] }>({
  visits: [
    async ({ browser, playwright }, use) => {
      const baseURL = productionSite()
      const request = await playwright.request.newContext({ baseURL })
      const context = await browser.newContext({
        baseURL,
        locale: 'ja-JP',
        viewport: { width: 390, height: 844 },
      })
      const visits = await visitAll(context, await everyPath(request))
      await context.close()
      await request.dispose()
      await use(visits)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test.describe.configure({ mode: 'default' })
// Pictures are the slowest part of a page, and not what is looked at here.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
    })
  },
})

/** The pages where something is wrong, with what it is. */
const wrong = <T>(visits: Visit[], what: (visit: Visit) => T[]) =>
  visits.map((visit) => ({ path: visit.path, found: what(visit) })).filter(({ found }) => found.length > 0)

test('no page writes an error or a warning to the console, and none fails to hydrate', async ({ visits }) => {
  expect(visits.length).toBeGreaterThan(400)
  expect(wrong(visits, ({ troubles }) => troubles)).toEqual([])
})

test('every page is in Japanese: its language, its title, its headings, links and buttons (R1)', async ({
  visits,
}) => {
  expect(new Set(visits.map(({ lang }) => lang))).toEqual(new Set(['ja']))
  expect(visits.map(({ title }) => title).filter((title) => !title.endsWith('｜たびしるべ'))).toEqual([])
  expect(wrong(visits, ({ foreignNames }) => foreignNames)).toEqual([])
})

test('every page has one main heading and no id twice', async ({ visits }) => {
  expect(visits.filter(({ mainHeadings }) => mainHeadings !== 1)).toEqual([])
  expect(wrong(visits, ({ repeatedIds }) => repeatedIds)).toEqual([])
})

test('every picture has a width, a height and an alternative text (R248)', async ({ visits }) => {
  expect(wrong(visits, ({ barePictures }) => barePictures)).toEqual([])
})

test('no page is wider than a phone', async ({ visits }) => {
  expect(wrong(visits, ({ overflow }) => overflow)).toEqual([])
})

test('x', async ({ visits }) => {
  const { writeFileSync } = await import('node:fs')
  writeFileSync('.cache/visits.json', JSON.stringify(visits))
})
