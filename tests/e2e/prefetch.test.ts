import type { Page } from '@playwright/test'
import { expect, lookedAfter, open, requestsOf, test } from './fixtures.ts'

const payloads = (requests: string[]) => requests.filter((request) => request.includes('/_payload.json'))
const code = (requests: string[]) => requests.filter((request) => request.includes('/assets/entries/pages_'))
const hotels = (page: Page) => page.getByRole('link', { name: '宿をすべて見る' })

/** Opens the top page and waits until links are looked after. */
const openTop = async (page: Page) => {
  await open(page, '/')
  await lookedAfter(page)
}

/** What the browser says of the connection. */
const connect = (page: Page, connection: { saveData: boolean }) =>
  page.addInitScript(
    (connection) => Object.defineProperty(navigator, 'connection', { get: () => connection }),
    connection,
  )

test('pointing at a link asks for the data of its page, once, and following it does not ask again (R206)', async ({
  page,
}) => {
  await openTop(page)
  const build = await page.locator('html').getAttribute('data-build')
  const requests = requestsOf(page)
  const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).hover()
  await answered
  await page.getByRole('heading', { name: '泊まる' }).hover()
  await hotels(page).hover()
  expect(payloads(requests).filter((request) => request.includes('/hotels/'))).toEqual([
    expect.stringMatching(new RegExp(`^fetch .*/hotels/_payload\\.json\\?${build}$`)),
  ])
  // What the following asks for comes out of the browser's own cache.
  const again = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).click()
  await expect(page).toHaveURL('/hotels')
  const timing = (await again).request().timing()
  expect(timing.connectStart).toBe(-1)
})

test('reaching a link with the keyboard asks for its data too', async ({ page }) => {
  await openTop(page)
  const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).focus()
  expect((await answered).ok()).toBe(true)
})

test('links to other sites, to this page and to what is made on request ask for nothing (R206)', async ({
  page,
}) => {
  await openTop(page)
  const requests = requestsOf(page)
  for (const name of ['トップページ', /^X（公式）/, /月の見どころをすべて見る$/])
    await page.getByRole('link', { name }).dispatchEvent('pointerover')
  const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
  await hotels(page).dispatchEvent('pointerover')
  await answered
  expect(payloads(requests)).toHaveLength(1)
})

test('the code of pages whose links come into view is fetched before they are pointed at, their data is not', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await openTop(page)
  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('article-pages_-slug'))
  await hotels(page).scrollIntoViewIfNeeded()
  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('pages_hotels_index'))
  expect(payloads(requests)).toEqual([])
})

test('of a list of links to pages with the same code none is watched any more once that is on its way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const watched = new Set<Element>()
    const { observe, unobserve } = IntersectionObserver.prototype
    IntersectionObserver.prototype.observe = function (target) {
      watched.add(target)
      observe.call(this, target)
    }
    IntersectionObserver.prototype.unobserve = function (target) {
      watched.delete(target)
      unobserve.call(this, target)
    }
    Object.assign(globalThis, { watched })
  })
  const watched = () =>
    page.evaluate(() =>
      [...(globalThis as unknown as { watched: Set<HTMLAnchorElement> }).watched].map(
        ({ pathname }) => pathname,
      ),
    )
  const spots = (paths: string[]) => paths.filter((path) => /^\/spots\/./.test(path))
  const requests = requestsOf(page)
  await open(page, '/spots')
  await expect.poll(async () => spots(await watched()).length).toBeGreaterThan(10)
  await expect.poll(() => code(requests)).toContainEqual(expect.stringContaining('pages_spots_-slug'))
  await expect.poll(async () => spots(await watched())).toEqual([])
  // What leads elsewhere, and is further down, is watched on.
  expect(await watched()).not.toEqual([])
})

test('a page that was published after the build is made ready like the others', async ({ page }) => {
  const link = page.locator('main article a').first()
  await page.route('**/builds/meta/*.json', async (route) => {
    const manifest = await (await route.fetch()).json()
    const address = await link.getAttribute('href')
    const before = manifest.prerendered.filter((written: string) => written !== address)
    expect(before).toHaveLength(manifest.prerendered.length - 1)
    await route.fulfill({ json: { ...manifest, prerendered: before } })
  })
  await open(page, '/spots')
  await lookedAfter(page)
  const answered = page.waitForResponse(/\/spots\/[^/]+\/_payload\.json/)
  await link.dispatchEvent('pointerover')
  expect((await answered).ok()).toBe(true)
})

test('at most four pages are made ready at the same time, and the others afterwards (R250)', async ({
  page,
}) => {
  await openTop(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_payload.json?*', async (route) => {
    await released
    await route.continue()
  })
  const requests = requestsOf(page)
  const links = page.locator('main a[href^="/spots/"], main a[href^="/hotels/"]')
  await expect(links.nth(6)).toBeAttached()
  for (let index = 0; index < 7; index++) await links.nth(index).dispatchEvent('pointerover')
  await expect.poll(() => payloads(requests).length).toBe(4)
  // Time for a fifth, if there were one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(payloads(requests)).toHaveLength(4)
  release()
  const wanted = await links.evaluateAll(
    (all) => new Set(all.slice(0, 7).map((a) => a.getAttribute('href'))).size,
  )
  await expect.poll(() => payloads(requests).length).toBe(wanted)
})

test('for a reader who saves data nothing is made ready, and links lead on all the same', async ({
  page,
}) => {
  await connect(page, { saveData: true })
  const requests = requestsOf(page)
  await open(page, '/')
  await hotels(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  expect(requests.filter((request) => request.includes('/builds/meta/'))).toEqual([])
  expect(payloads(requests)).toHaveLength(1)
})

test.describe(() => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })
  test('touching a link asks for its data before the finger is lifted (R206)', async ({ page }) => {
    await openTop(page)
    const answered = page.waitForResponse(/\/hotels\/_payload\.json/)
    await hotels(page).dispatchEvent('touchstart')
    expect((await answered).ok()).toBe(true)
    await expect(page).toHaveURL('/')
  })
})
