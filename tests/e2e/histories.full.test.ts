import type { Page } from '@playwright/test'
import { shelfItem } from '#domain/shelf/shelf.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { drawer, listOf, notice, openDrawer, seedStorage } from './shelf.ts'

/** The history, or what is to be put into it when the shelf's code is loaded. */
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('histories') ?? localStorage.getItem('pending-views'))
const NOW = new Date('2026-11-21T12:00:00+09:00')

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
