import type { Page } from '@playwright/test'

type Shown = (path: string, isThere: string) => (page: Page) => Promise<void>

/** The editorial office as it is lived in. `editor`, `publisher` and `contributor` open a page as somebody of that role. */
export const officeScenes = (publisher: Shown, contributor: Shown) => ({
  office: publisher('/$', '編集室'),
  'office-articles': async (page: Page) => {
    await publisher('/$/article-pages', '記事の管理')(page)
    await page.getByRole('rowheader').first().waitFor()
  },
  'office-bulk': async (page: Page) => {
    await publisher('/$/article-pages', '記事の管理')(page)
    for (const place of [0, 1, 2])
      await page
        .getByRole('checkbox', { name: /を選ぶ$/ })
        .nth(place + 1)
        .check()
    await page.getByRole('button', { name: 'まとめて操作する' }).click()
    await page.getByRole('radio').first().waitFor()
  },
  'office-spots': async (page: Page) => {
    await publisher('/$/spots', 'スポットの管理')(page)
    await page.getByRole('rowheader').first().waitFor()
  },
  'office-calendar': publisher('/$/calendar', '公開予定'),
  'office-calendar-week': publisher('/$/calendar?week=2026-11-25', '公開予定'),
  'office-desk': async (page: Page) => {
    await contributor('/$', '編集室')(page)
    const desk = page.getByRole('region', { name: '自分の下書き' }).getByRole('link', { name: '自分の記事' })
    await desk.click()
    await page.getByRole('rowheader').first().waitFor()
  },
  'office-find': async (page: Page) => {
    await publisher('/$', '編集室')(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('雪')
    await page.getByRole('option').first().waitFor()
  },
  'office-keys': async (page: Page) => {
    await publisher('/$', '編集室')(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
  },
})
