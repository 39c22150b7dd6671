import type { Page } from '@playwright/test'
import { expect, navigationReady, open, requestsOf, test } from './fixtures.ts'

/** Without that of the first page, which comes with the app. */
const payloads = (requests: string[]) =>
  requests.filter((request) =>
    /[^/]\/[^?]+\/_payload\.json/.test(request.replace(/^fetch http:\/\/[^/]*/, 'x')),
  )
const code = (requests: string[]) => requests.filter((request) => request.includes('/assets/entries/pages_'))
const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

test('code is preloaded for visible links, data for focused, touched or hovered ones, once; nothing for links elsewhere (R206)', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await open(page, '/')
  await navigationReady(page)
  const build = await page.locator('html').getAttribute('data-build')
  const dataOf = (path: string) => page.waitForResponse(new RegExp(`${path}/_payload\\.json`))

  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('article-pages_-slug'))
  await hotels(page).scrollIntoViewIfNeeded()
  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('pages_hotels_index'))
  expect(payloads(requests)).toEqual([])

  // External links and the same page.
  for (const name of ['トップページ', /^X（公式）/])
    await page.getByRole('link', { name }).dispatchEvent('pointerover')
  const pointedAt = dataOf('/hotels')
  await hotels(page).hover()
  await pointedAt
  await page.getByRole('heading', { name: '泊まる' }).hover()
  await hotels(page).hover()
  expect(payloads(requests)).toEqual([
    expect.stringMatching(new RegExp(`^fetch .*/hotels/_payload\\.json\\?${build}$`)),
  ])

  const reached = dataOf('/features')
  await page.getByRole('main').getByRole('link', { name: '特集をすべて見る' }).focus()
  expect((await reached).ok()).toBe(true)
  const touched = dataOf('/campaigns')
  await page.getByRole('link', { name: 'キャンペーンをすべて見る' }).dispatchEvent('touchstart')
  expect((await touched).ok()).toBe(true)
  await expect(page).toHaveURL('/')

  // The navigation is answered by the HTTP cache.
  const again = dataOf('/hotels')
  await hotels(page).click()
  await expect(page).toHaveURL('/hotels')
  expect((await again).request().timing().connectStart).toBe(-1)
})

test('links to pages with the same code are not observed any more once it is loading', async ({ page }) => {
  await page.addInitScript(() => {
    const [watched, ever] = [new Set<Element>(), new Set<Element>()]
    const { observe, unobserve } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (target) {
      watched.add(target)
      ever.add(target)
      observe.call(this, target)
    }
    IntersectionObserver.prototype.unobserve = function (target) {
      watched.delete(target)
      unobserve.call(this, target)
    }
    Object.assign(globalThis, { watched, ever })
  })
  const watched = (which: 'watched' | 'ever' = 'watched') =>
    page.evaluate(
      (name) =>
        [...(Reflect.get(globalThis, name) as Set<HTMLAnchorElement>)].map(({ pathname }) => pathname),
      which,
    )
  const spots = (paths: string[]) => paths.filter((path) => /^\/spots\/./.test(path))
  const requests = requestsOf(page)
  await open(page, '/spots')
  await expect.poll(async () => spots(await watched('ever')).length).toBeGreaterThan(10)
  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('pages_spots_-slug'))
  await expect.poll(async () => spots(await watched())).toEqual([])
  // Links elsewhere and further down stay observed.
  expect(await watched()).not.toEqual([])
})

test('a page published after the build is preloaded like the others; at most four at a time (R250)', async ({
  page,
}) => {
  const links = page.locator('main article a[href^="/spots/"]')
  await open(page, '/spots')
  await navigationReady(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_payload.json?*', async (route) => {
    await released
    await route.continue()
  })
  const requests = requestsOf(page)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const wanted = [...new Set(hrefs)].slice(0, 7)
  expect(wanted).toHaveLength(7)
  for (const href of wanted)
    await page.locator(`main article a[href="${href}"]`).first().dispatchEvent('pointerover')
  await expect.poll(() => payloads(requests).length).toBe(4)
  expect(payloads(requests)[0]).toContain(wanted[0])
  // Long enough for a fifth preload, if there were one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(payloads(requests)).toHaveLength(4)
  release()
  await expect.poll(() => payloads(requests).length).toBe(7)
})

test('with Save-Data nothing is preloaded, and links still work', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  )
  const requests = requestsOf(page)
  await open(page, '/')
  await hotels(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  expect(requests.filter((request) => request.includes('/builds/meta/'))).toEqual([])
  expect(payloads(requests)).toHaveLength(1)
})
