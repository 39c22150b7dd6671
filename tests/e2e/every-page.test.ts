import { BLANK_PICTURES } from '../blank-pictures.ts'
import { isFullRun } from '../full-run.ts'
import { everyPath, readableText, samplePaths, type Visit, visitAll } from './every-page.ts'
import { expect, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** Pages with findings. */
const wrong = <T>(visits: Visit[], what: (visit: Visit) => T[]) =>
  visits.map((visit) => ({ path: visit.path, found: what(visit) })).filter(({ found }) => found.length > 0)

// Checks of the HTML alone are in tests/worker/every-document.test.ts, for all pages.
test('pages of every route, in a full run all pages, hydrate without errors, are Japanese, have one main heading and unique ids, are no wider than a phone, and in a full run read the same without JavaScript (R1)', async ({
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(isFullRun ? 600_000 : 120_000)
  const options = {
    baseURL,
    locale: 'ja-JP',
    viewport: PHONE,
    storageState: { cookies: BLANK_PICTURES, origins: [] },
  }
  const context = await browser.newContext(options)
  const visits = await visitAll(context, await everyPath(request))
  await context.close()
  expect(visits.length).toBeGreaterThan(isFullRun ? 150 : 25)
  expect.soft(wrong(visits, ({ problems }) => problems)).toEqual([])
  expect.soft(wrong(visits, ({ foreignNames }) => foreignNames)).toEqual([])
  expect.soft(visits.filter(({ mainHeadings }) => mainHeadings !== 1)).toEqual([])
  expect.soft(wrong(visits, ({ repeatedIds }) => repeatedIds)).toEqual([])
  expect.soft(wrong(visits, ({ overflow }) => overflow)).toEqual([])

  // The text without script is the same: React would report most differences.
  if (!isFullRun) return
  const plain = await browser.newContext({ ...options, javaScriptEnabled: false })
  const page = await plain.newPage()
  const read = samplePaths(visits)
  expect(read.length).toBeGreaterThan(30)
  for (const { path, text } of read) {
    await page.goto(path)
    expect.soft(await page.evaluate(readableText), path).toBe(text)
  }
  await plain.close()
})
