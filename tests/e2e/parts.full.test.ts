import { DESK, expectNoViolation, PHONE, WCAG_TAGS } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ serverDev: true, viewport: DESK })

const excess = () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth

test('the catalogue of parts opens at the part of the address, fits desks and phones, and none of its samples violates WCAG 2.2 AA', async ({
  page,
}) => {
  await open(page, '/_/parts#Modal')
  await expect(page.getByRole('heading', { name: 'モーダル' })).toBeInViewport()
  await page.getByRole('navigation', { name: '部品の一覧' }).getByRole('link', { name: '区切り線' }).click()
  await expect(page.getByRole('heading', { name: '区切り線' })).toBeInViewport()
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
  // Best practices are about the outline of a page, whose headings and landmarks the samples repeat.
  await expectNoViolation(page, [PHONE], WCAG_TAGS)
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
})
