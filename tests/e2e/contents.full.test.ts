import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

const ARTICLE = '/article-pages/chubu-water-mirror-views'
const HEADINGS = ['五つの水鏡、歩きやすさの順に', '水面が静まる時刻', '曇りの日に行く理由', '朝の支度']

/** Scrolling down and up: the current section is marked in the table of contents. */
const expectNamed = async (page: Page) => {
  const current = page.getByRole('navigation', { name: '目次' }).locator('[aria-current=location]')
  await expect(current).toHaveCount(0)
  for (const name of [...HEADINGS, ...HEADINGS.slice(0, -1).reverse()]) {
    await page
      .getByRole('heading', { name })
      .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100))
    await expect(current).toHaveText(name)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveCount(0)
}

test('on a phone the table of contents marks the current section, and a link leads back to it when it is out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, ARTICLE)
  await expectNamed(page)
  const back = page.getByRole('link', { name: '目次へ戻る' })
  await expect(back).toBeHidden()
  await page
    .getByRole('heading', { name: '水面が静まる時刻' })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(back).toBeVisible()
  await expect(back).toContainText('水面が静まる時刻')
  // The heading is not covered by the bar.
  await page
    .getByRole('navigation', { name: '目次' })
    .getByRole('link', { name: '朝の支度' })
    .evaluate((link) => (link as HTMLElement).click())
  const line = await back.boundingBox()
  await expect
    .poll(async () => (await page.getByRole('heading', { name: '朝の支度' }).boundingBox())?.y)
    .toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0))
  await back.click()
  await expect(page.getByRole('navigation', { name: '目次' })).toBeInViewport()
  await expect(back).toBeHidden()
})

test('on a wide screen the table of contents stays beside the text and marks the current section', async ({
  page,
}) => {
  await open(page, ARTICLE)
  await expectNamed(page)
  const contents = page.getByRole('navigation', { name: '目次' })
  await page.getByRole('heading', { name: '朝の支度' }).evaluate((heading) => heading.scrollIntoView())
  await expect(contents).toBeInViewport({ ratio: 1 })
  const [side, text] = await Promise.all([
    contents.boundingBox(),
    page.getByRole('heading', { name: '朝の支度' }).boundingBox(),
  ])
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThan(text?.x ?? 0)
})

test('the table of contents of the next article marks its own sections', async ({ page }) => {
  await open(page, '/article-pages/tsugaru-stove-train-2026')
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: '次の記事' })
    document.getElementById('main')?.prepend(link)
  }, ARTICLE)
  await page.getByRole('link', { name: '次の記事' }).click()
  await expect(page.getByRole('heading', { name: HEADINGS[0] ?? '' })).toBeVisible()
  await expectNamed(page)
})

for (const width of [390, 1280])
  test(`no layout shift when the script is loaded, ${width} px wide`, async ({ page, browser, baseURL }) => {
    const viewport = { width, height: 844 }
    const context = await browser.newContext({ baseURL, viewport })
    const withoutScript = await context.newPage()
    // Without script.
    await withoutScript.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await withoutScript.goto(ARTICLE)
    const last = (of: typeof page) => of.getByRole('heading', { name: 'あわせて読みたい記事' }).boundingBox()
    const before = await last(withoutScript)
    await context.close()
    await page.setViewportSize(viewport)
    await open(page, ARTICLE)
    await expect(page.getByText(/^(営業中|これから営業|まもなく終了|本日)/).first()).toBeVisible()
    expect(await last(page)).toEqual(before)
  })

test('without JavaScript the table of contents opens, closes and links to its sections', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  const link = page.getByRole('navigation', { name: '目次' }).getByRole('link', { name: '朝の支度' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByText('目次', { exact: true }).first().click()
  await expect(link).toBeHidden()
  await page.getByText('目次', { exact: true }).first().click()
  await link.click()
  await expect(page.getByRole('heading', { name: '朝の支度' })).toBeInViewport()
  await context.close()
})
