import type { Page } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { expect, hydrated, test } from './fixtures.ts'

// The focus ring at each stop of each layout is tested in accessibility.test.ts.

/** Presses Tab until an element with this name is focused. */
const tabTo = async (page: Page, name: string | RegExp) => {
  const exact = typeof name === 'string'
  const link = page.getByRole('link', { name, exact })
  const element = link.or(page.getByRole('button', { name, exact })).or(page.getByLabel(name, { exact }))
  for (let steps = 0; steps < 300; steps++) {
    await page.keyboard.press('Tab')
    if (await element.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${name} is not reached with Tab`)
}

const follow = async (page: Page, name: string | RegExp, heading: string | RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

const skipHeader = async (page: Page) => {
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '本文へ移動' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
}

test('the keyboard reaches the header, the page, the footer and the menu, in this order', async ({
  page,
}) => {
  await page.goto('/help')
  await hydrated(page)
  for (const name of ['本文へ移動', 'さがす', '利用規約', 'メニューを開く']) await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeVisible()
  await tabTo(page, '北海道')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/pr/hokkaido')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const javaScriptEnabled of isFullRun ? [true, false] : [true])
  test.describe(() => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
    test(`the keyboard alone skips the header, and reaches a booking from the top page, ${javaScriptEnabled ? 'with' : 'without'} JavaScript (R214)`, async ({
      page,
    }) => {
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      await skipHeader(page)
      await follow(page, '記事をすべて見る', '記事')
      await follow(page, 'さがす', 'さがす')
      if (javaScriptEnabled) await hydrated(page)
      await tabTo(page, 'キーワード')
      await page.keyboard.type('鉄輪')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('「鉄輪」の検索結果')
      await follow(page, /^湯けむりの町をくらべる/, /^湯けむりの町をくらべる/)
      await tabTo(page, /空室を調べる/)
      const booking = page.locator(':focus')
      await expect(booking).toHaveAttribute('href', /^https:\/\//)
      await expect(booking).toHaveAttribute('target', '_blank')
      // 「PR」 and `sponsored` require a partner id; the Worker's tests check both.
      await expect(booking).toHaveAttribute('rel', /^(sponsored )?nofollow noopener$/)
      await expect(booking).toHaveAccessibleName(/（新しいタブで開きます）$/)
    })
  })
