import type { Page } from '@playwright/test'

type Scene = (page: Page) => Promise<void>
type Shown = (path: string, isThere: string) => Scene

/** Waits for the list of a page. */
const listed =
  (open: Scene): Scene =>
  async (page) => {
    await open(page)
    await page.getByRole('rowheader').first().waitFor()
    await page.waitForLoadState('networkidle')
  }

/** Waits until animations have ended. */
const atRest = (page: Page) => page.waitForTimeout(400)

const selectRows = async (page: Page, count: number) => {
  for (const place of Array.from({ length: count }, (_, index) => index + 1))
    await page
      .getByRole('checkbox', { name: /を選ぶ$/ })
      .nth(place)
      .check()
}

/** Scenes of the management area with sample data. `as` opens a page as a person with a role. */
export const officeScenes = (as: (name: string) => Shown): Readonly<Record<string, Scene>> => {
  const [publisher, contributor] = [as('publisher'), as('contributor')]
  const articles = listed(publisher('/$/article-pages', '記事の管理'))
  return {
    office: publisher('/$', '編集室'),
    'office-state': async (page) => {
      await as('admin')('/$', '編集室')(page)
      await page
        .getByRole('heading', { name: 'リンク切れ' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    },
    'office-contributor': contributor('/$', '編集室'),
    'office-articles': articles,
    'office-articles-filtered': async (page) => {
      await listed(publisher('/$/article-pages?stage=published&type=feature', '記事の管理'))(page)
    },
    'office-articles-none': async (page) => {
      await publisher(`/$/article-pages?q=${encodeURIComponent('深海の博物館')}`, '記事の管理')(page)
      await page.getByText('条件に合う記事はありません。').waitFor()
    },
    'office-all-chosen': async (page) => {
      await articles(page)
      await page.getByRole('checkbox', { name: 'このページのすべてを選ぶ' }).check()
      await page.getByRole('button', { name: /をすべて選ぶ$/ }).click()
      await page.getByText(/をすべて選んでいます。$/).waitFor()
    },
    'office-bulk': async (page) => {
      await articles(page)
      await selectRows(page, 3)
      await page.getByRole('button', { name: 'まとめて操作する' }).click()
      await page.getByRole('radio').first().waitFor()
      await atRest(page)
    },
    'office-create': async (page) => {
      await publisher('/$', '編集室')(page)
      await page.getByRole('button', { name: '新しい原稿' }).click()
      await page.getByRole('dialog').waitFor()
      await atRest(page)
    },
    'office-spots': listed(publisher('/$/spots', 'スポットの管理')),
    'office-calendar': publisher('/$/calendar', '公開予定'),
    'office-calendar-week': publisher('/$/calendar?week=2026-11-25', '公開予定'),
    'office-desk': listed(async (page) => {
      await contributor('/$', '編集室')(page)
      await page
        .getByRole('region', { name: '自分の下書き' })
        .getByRole('link', { name: '自分の記事' })
        .click()
    }),
    'office-find': async (page) => {
      await publisher('/$', '編集室')(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('雪')
      await page.getByRole('option').first().waitFor()
      await atRest(page)
    },
    'office-keys': async (page) => {
      await publisher('/$', '編集室')(page)
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
      await atRest(page)
    },
  }
}
