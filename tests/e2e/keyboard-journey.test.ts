import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'
import { wrongAtFocus } from './focus.ts'

// While one page fades into the next nothing can be told of what covers what.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

/** Tabs until a link or a field of this name has the focus; every stop on the way must be marked and seen. */
const tabTo = async (page: Page, name: string | RegExp) => {
  const exact = typeof name === 'string'
  const element = page.getByRole('link', { name, exact }).or(page.getByLabel(name, { exact }))
  // How a stop is marked is said by the styles, which come after the words.
  await page.waitForLoadState('load')
  for (let steps = 0; steps < 150; steps++) {
    await page.keyboard.press('Tab')
    // Behind the last stop the focus is the browser's, and comes back at the first.
    expect((await wrongAtFocus(page)) ?? []).toEqual([])
    if (await element.evaluateAll((found) => found.some((one) => one === document.activeElement))) return
  }
  throw new Error(`${name} is not reached with Tab`)
}

const follow = async (page: Page, name: string | RegExp, heading: string | RegExp) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled })
    test(`the keyboard alone leads from the top of the site to a booking, ${javaScriptEnabled ? 'with' : 'without'} JavaScript (R214)`, async ({
      page,
    }) => {
      await page.goto('/')
      if (javaScriptEnabled) await hydrated(page)
      await tabTo(page, '本文へ移動')
      await page.keyboard.press('Enter')
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
      // 「PR」 and `sponsored` stand there once an identifier earns from it; the Worker's tests look at both.
      await expect(booking).toHaveAttribute('rel', /^(sponsored )?nofollow noopener$/)
      await expect(booking).toHaveAccessibleName(/（新しいタブで開きます）$/)
    })
  })
