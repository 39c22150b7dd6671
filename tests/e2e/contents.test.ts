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
