import { expect, open, test } from './fixtures.ts'

const ARTICLE = '/article-pages/chubu-water-mirror-views'

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
