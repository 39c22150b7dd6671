import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' })

/** The dates of a page with their visible text. */
const dates = (page: Page) =>
  page
    .locator('main time')
    .evaluateAll((times) =>
      times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? ''] as const),
    )

test('in Los Angeles pages show the days of Japan, and hydrate without changes, on first load and after a navigation (R2)', async ({
  page,
  request,
}) => {
  // Parsed without running scripts; today's state is rendered by the browser only.
  const textOf = (html: string) =>
    page.evaluate((source) => {
      const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')
      for (const today of main?.querySelectorAll('[data-today]') ?? []) today.remove()
      return main?.textContent ?? 'no main'
    }, html)
  const written = async (path: string) => textOf(await (await request.get(path)).text())
  const shown = async () => textOf(await page.content())

  for (const path of ['/campaigns', '/features', '/spots/kinosaki-onsen', '/article-pages']) {
    await open(page, path)
    expect(await shown()).toBe(await written(path))
  }
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
    'America/Los_Angeles',
  )
  // In Los Angeles this day begins the day before.
  const seen = await dates(page)
  expect(seen.length).toBeGreaterThan(10)
  for (const [iso, text] of seen) {
    const [year, month, day] = new Date(Date.parse(iso.includes('T') ? iso : `${iso}T00:00:00+09:00`))
      .toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })
      .split('-')
      .map(Number)
    expect(text).toBe(`${year}年${month}月${day}日`)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'トップページ' }).click()
  await page.getByRole('link', { name: 'キャンペーンをすべて見る' }).click()
  await expect(page).toHaveURL('/campaigns')
  expect(await shown()).toBe(await written('/campaigns'))
})
