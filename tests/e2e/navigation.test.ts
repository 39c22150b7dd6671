import { expect, open, requestsOf, test } from './fixtures.ts'

// What readers meet first: pages that fade into each other.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('navigating through the top page, an article, a spot, a prefecture and list pages, back and forward, loads data, code and styles but no document (R206)', async ({
  page,
}) => {
  await open(page, '/')
  const title = await page.title()
  const build = await page.locator('html').getAttribute('data-build')
  const requests = requestsOf(page)
  for (const path of ['article-pages', 'spots', 'pr']) {
    const link = page.locator(`main a[href^="/${path}/"]`).first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(page).toHaveTitle(/.｜たびしるべ$/)
    expect(requests).toContainEqual(expect.stringContaining(`${href}/_payload.json?${build}`))
    await page.goBack()
    await expect(page).toHaveTitle(title)
  }
  await page.locator('a[href="/spots"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スポット')
  await expect(page).toHaveTitle('スポット｜たびしるべ')
  // Nothing of the previous page is left.
  await expect(page.getByRole('heading', { name: '新しい記事' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveTitle('スポット｜たびしるべ')
  await page.getByRole('link', { name: '2ページ目' }).click()
  await expect(page).toHaveURL('/spots?page=2')
  await expect(page.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page')
  expect(requests).toContainEqual(expect.stringContaining('/spots/page/2/_payload.json?'))

  // The browser requests the icon again by itself.
  const pictures = /^image |^other .*\/icon\.svg$/
  const others = requests.filter(
    (request) =>
      !pictures.test(request) &&
      !/\/_payload\.json\?|\/builds\/meta\/|\/assets\/(chunks|entries|static)\//.test(request),
  )
  expect(others).toEqual([])
})

test('once the page is hydrated, no document is prefetched', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('hydrated', () => {
      document.body.dataset.rules = String(document.querySelectorAll('script[type=speculationrules]').length)
    })
  })
  await open(page, '/')
  await expect(page.locator('body')).toHaveAttribute('data-rules', '0')
})

test('a page is shown with its own style sheets, also after others, and pointing at a link applies none', async ({
  page,
}) => {
  await open(page, '/')
  const applied = () =>
    page
      .locator('link[data-page]')
      .evaluateAll((links) =>
        links
          .filter((link) => (link as HTMLLinkElement).media !== 'not all')
          .map((link) => link.getAttribute('href')),
      )
  const ofTop = await applied()
  expect(ofTop).toHaveLength(1)
  const link = page.locator('main a[href^="/article-pages/"]').first()
  await link.hover()
  await expect(page.locator('link[data-page][media="not all"]')).not.toHaveCount(0)
  expect(await applied()).toEqual(ofTop)
  await link.click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/article-pages/)
  const ofArticle = await applied()
  expect(ofArticle).not.toEqual(ofTop)
  const sizeOfTitle = () =>
    page.getByRole('heading', { level: 1 }).evaluate((h1) => getComputedStyle(h1).fontSize)
  const size = await sizeOfTitle()
  await page.goBack()
  await expect.poll(applied).toEqual(ofTop)
  await page.goForward()
  await expect.poll(applied).toEqual(ofArticle)
  await expect.poll(sizeOfTitle).toBe(size)
})

test('a skipped transition between documents is no error', async ({ page }) => {
  await page.goto('/')
  const isTaken = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('unhandledrejection', ({ defaultPrevented }) => resolve(!defaultPrevented))
        Promise.reject(new DOMException('Transition was skipped', 'AbortError'))
        setTimeout(resolve, 100, false)
      }),
  )
  expect(isTaken).toBe(false)
})

test('of two steps back in quick succession the last page stays, even if the transition to the first begins late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    Object.assign(globalThis, { shown: 0 })
    document.startViewTransition = (update) =>
      begin(async () => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        if (typeof update === 'function') await update()
        Object.assign(globalThis, { shown: Reflect.get(globalThis, 'shown') + 1 })
      })
  })
  const transitions = () => page.evaluate(() => Reflect.get(globalThis, 'shown'))
  const title = page.getByRole('heading', { level: 1 })
  await open(page, '/article-pages/tsugaru-stove-train-2026')
  await page.getByRole('main').getByRole('link', { name: '弘前公園', exact: true }).first().click()
  await expect(title).toHaveText(/^弘前公園/)
  await page.getByRole('main').getByRole('link', { name: '青森県の見どころ' }).first().click()
  await expect.poll(transitions).toBe(1)
  await page.goBack()
  await page.goBack()
  await expect.poll(transitions).toBe(2)
  await expect(title).toHaveText(/^津軽鉄道のストーブ列車/)
  await expect(page).toHaveTitle(/^津軽鉄道のストーブ列車/)
})

test('after a navigation and after going back the new page has the focus and its title is announced', async ({
  page,
}) => {
  await open(page, '/')
  const announcer = page.locator('[aria-live="polite"]')
  await expect(announcer).toBeEmpty()
  const isReadOut = async (title: string) => {
    await expect(announcer).toHaveText(title)
    await expect(page.getByRole('main')).toBeFocused()
  }
  // Top, list and article have different layouts.
  for (const [name, title] of [
    ['記事をすべて見る', '記事｜たびしるべ'],
    ['2ページ目', '記事（2ページ目）｜たびしるべ'],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await isReadOut(title)
  }
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/article-pages\/[a-z0-9-]+$/)
  await expect(page).not.toHaveTitle('記事（2ページ目）｜たびしるべ')
  await isReadOut(await page.title())
  await page.goBack()
  await isReadOut('記事（2ページ目）｜たびしるべ')
})
