import type { Page } from '@playwright/test'
import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { ARTICLE, drawer, listOf, notice, openDrawer, SPOT, seedStorage } from './shelf.ts'

/** The history, or what is to be put into it when the shelf's code is loaded. */
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('histories') ?? localStorage.getItem('pending-views'))
const NOW = new Date('2026-11-21T12:00:00+09:00')

/** Stays on a page, by default long enough for it to count as read. */
const read = async (page: Page, path: string, milliseconds = 5000) => {
  await open(page, path)
  // The seconds count once the script of reading runs, which may be after the page has loaded.
  await page.evaluate(() => customElements.whenDefined('reading-mark').then(() => {}))
  await page.clock.runFor(milliseconds)
}

test('a page is added to the history after some seconds in view, and counted again; not in the background or for crawlers', async ({
  page,
}) => {
  // It goes on until it is stopped, which cannot be at a time that is past.
  await page.clock.install({ time: NOW.getTime() - 60_000 })
  // On a slow machine the page would be in view for long before the test goes on.
  await page.clock.pauseAt(NOW)
  await read(page, SPOT.path, 2000)
  expect(await stored(page)).toBeNull()
  await page.clock.runFor(3000)
  await expect.poll(() => stored(page)).toContain(SPOT.title)
  await read(page, SPOT.path)
  await read(page, ARTICLE)
  await expect.poll(() => stored(page)).toContain('津軽鉄道')
  await openDrawer(page, '履歴')
  await expect(drawer(page).getByRole('heading', { name: '今日' })).toBeVisible()
  await expect(
    drawer(page)
      .getByRole('listitem')
      .filter({ has: page.locator('a') }),
  ).toHaveText([/津軽鉄道/, /城崎温泉/])
  const counts = JSON.parse((await stored(page)) ?? '').list.map(({ views }: { views: number }) => views)
  expect(counts).toEqual([1, 2])

  await page.evaluate(() => localStorage.removeItem('histories'))
  const session = await page.context().newCDPSession(page)
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
  await session.send('Emulation.setUserAgentOverride', { userAgent })
  await read(page, ARTICLE)
  expect(await stored(page)).toBeNull()
  await session.send('Emulation.setUserAgentOverride', { userAgent: '' })
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  await read(page, ARTICLE)
  expect(await stored(page)).toBeNull()
})

test('no history is recorded while it is turned off', async ({ page }) => {
  await page.clock.install({ time: NOW })
  await open(page, '/spots')
  await openDrawer(page, '履歴')
  await drawer(page).getByRole('checkbox', { name: '閲覧の履歴を残す' }).uncheck()
  await expect(drawer(page)).toContainText('いまは、履歴を残していません')
  await read(page, SPOT.path)
  expect(await stored(page)).toBeNull()
  await openDrawer(page, '履歴')
  await drawer(page).getByRole('checkbox', { name: '閲覧の履歴を残す' }).check()
  await read(page, SPOT.path)
  await expect.poll(() => stored(page)).toContain(SPOT.title)
})

const seen = (number: number, at: string) => ({
  ...shelfItem(number),
  firstViewedAt: at,
  lastViewedAt: at,
  views: 1,
})

test('history entries older than a year are removed; clearing the history can be undone for a moment', async ({
  page,
}) => {
  await page.clock.install({ time: NOW })
  await seedStorage(page, {
    histories: listOf(
      seen(1, '2026-11-20T03:00:00Z'),
      seen(2, '2026-11-01T03:00:00Z'),
      seen(3, '2025-11-22T03:00:00Z'),
      seen(4, '2025-11-20T03:00:00Z'),
    ),
  })
  await open(page, '/spots')
  await openDrawer(page, '履歴')
  const days = drawer(page).getByRole('heading', { level: 3 })
  await expect(drawer(page).getByRole('tab', { name: '履歴' })).toHaveText('履歴3')
  await expect(days).toHaveText(['昨日', '2026年11月1日', '2025年11月22日'])
  await drawer(page).getByRole('button', { name: '履歴をすべて消す' }).click()
  await expect(drawer(page)).toContainText('読んだ見どころや記事が、ここに並びます')
  expect(await stored(page)).toBeNull()
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(days).toHaveText(['昨日', '2026年11月1日', '2025年11月22日'])
  await drawer(page).getByRole('button', { name: '見どころ2を履歴から削除' }).click()
  await expect(days).toHaveText(['昨日', '2025年11月22日'])
})
