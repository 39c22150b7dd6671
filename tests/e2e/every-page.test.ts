import { everyPath, readableText, samples, type Visit, visitAll } from './every-page.ts'
import { test as base, expect, productionSite } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

/** One walk over the site, on a phone, for all tests of this file. */
const test = base.extend<object, { visits: Visit[] }>({
  visits: [
    async ({ browser, playwright }, use) => {
      const baseURL = productionSite()
      const request = await playwright.request.newContext({ baseURL })
      const context = await browser.newContext({
        baseURL,
        locale: 'ja-JP',
        viewport: PHONE,
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
  expect(visits.length).toBeGreaterThan(150)
  expect(wrong(visits, ({ troubles }) => troubles)).toEqual([])
})

test('every page is in Japanese: its language, its title, its headings, links and buttons (R1)', async ({
  visits,
}) => {
  expect(new Set(visits.map(({ lang }) => lang))).toEqual(new Set(['ja']))
  expect(
    visits.map(({ title }) => title).filter((title) => !/^たびしるべ｜.|.｜たびしるべ$/.test(title)),
  ).toEqual([])
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

test('manifest and icons are linked from every page (R84)', async ({ visits }) => {
  const icons = [
    'manifest  /manifest.webmanifest',
    'icon  /icon.svg',
    'icon 192x192 /icons/icon-192.png',
    'apple-touch-icon 180x180 /icons/apple-touch-icon.png',
  ]
  expect(wrong(visits, (visit) => icons.filter((icon) => !visit.icons.includes(icon)))).toEqual([])
})

test('every link of the site to itself is answered, and every part that is linked to is there', async ({
  visits,
  request,
  baseURL,
}) => {
  // A thousand addresses are asked for, on a machine that may be busy.
  test.setTimeout(300_000)
  const pages = new Map(visits.map(({ path, ids }) => [path, ids]))
  const links = new Set(visits.flatMap(({ links }) => links).filter((link) => link.startsWith(`${baseURL}/`)))
  const dead: string[] = []
  const queue = new Set<string>()
  for (const link of links) {
    const { pathname, search, hash } = new URL(link)
    // Its screens are named by the hash; each is tested where people sign in.
    if (pathname === '/login') continue
    const ids = pages.get(pathname + search)
    if (!ids) queue.add(pathname + search)
    else if (hash && !ids.includes(decodeURIComponent(hash.slice(1)))) dead.push(link)
  }
  expect(queue.size).toBeGreaterThan(100)
  const paths = queue.values()
  const check = async () => {
    for (const path of paths) {
      const response = await request.fetch(path)
      if (response.status() >= 400) dead.push(`${response.status()} ${path}`)
    }
  }
  await Promise.all([check(), check(), check(), check()])
  expect(dead).toEqual([])
})

test('pages of every route read the same without JavaScript', async ({ visits, browser, baseURL }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL, viewport: PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  // What only the browser makes cannot be read without it.
  const readable = samples(visits).filter(({ path }) => !/^\/[@$]/.test(path))
  expect(readable.length).toBeGreaterThan(30)
  for (const { path, text } of readable) {
    await page.goto(path)
    expect(await page.evaluate(readableText), path).toBe(text)
  }
  await context.close()
})
