import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

const ARTICLE = '/$/article-pages/aizu-two-days-by-train'
/** An article whose title changes each time. */
const CHANGED = '/$/article-pages/chubu-water-mirror-views'
const plain = (title: string) => title.replace(/(、(雪の朝|霜の朝|湯気の夜|駅前の朝|駅前の夜))+$/, '')
/** A draft with problems. */
const UNFINISHED = '/$/article-pages/hot-spring-eggs'

/** Scenes of a manuscript for a publisher. `open` waits for hydration. */
export const articleScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const title = (page: Page) => page.getByRole('textbox', { name: /^題名/ })
  const begin = async (page: Page, path = ARTICLE) => {
    await signIn(page)
    await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const note = page.getByRole('button', { name: 'お知らせを閉じる' })
    if (await note.isVisible()) await note.click()
  }
  const loaded = (page: Page) => page.getByText('読み込んでいます').first().waitFor({ state: 'hidden' })
  const tab =
    (name: string, path = ARTICLE) =>
    async (page: Page) => {
      await begin(page, path)
      await page.getByRole('tab', { name }).click()
      await loaded(page)
      await page.waitForLoadState('networkidle')
    }
  /** Saves a title by the API, as a colleague does. @returns the previous title */
  const savedElsewhere = async (page: Page, change: (title: string) => string) => {
    const pendingRequest = page.waitForRequest((request) =>
      request.url().includes('/v1/manage/article-pages/'),
    )
    await open(page, CHANGED)
    const headers = { authorization: (await pendingRequest).headers().authorization ?? '' }
    const url = new URL((await pendingRequest).url())
    const { document } = (await (await page.request.get(url.href, { headers })).json()).data
    url.pathname = `/v1/manage/article-pages/${document.manuscript.id}`
    const was = String(document.fields.title)
    const fields = { ...document.fields, title: change(was) }
    await page.request.patch(url.href, { headers, data: { version: document.manuscript.version, fields } })
    return was
  }
  return {
    'article-edit': (page: Page) => begin(page),
    'article-publish': tab('公開'),
    'article-unfinished': tab('公開', UNFINISHED),
    'article-schedule': async (page: Page) => {
      await begin(page, '/$/article-pages/kanazawa-in-sleet')
      await page.getByRole('button', { name: '今日確認した' }).click()
      await page.keyboard.press('ControlOrMeta+s')
      await page.locator('[data-save="saved"]').waitFor()
      await page.getByRole('tab', { name: '公開' }).click()
      const plan = page.getByRole('button', { name: '公開を予約する' })
      await plan.click()
      await page.getByLabel('公開する日時（日本時間）').fill('2027-01-10T07:00')
      await plan.scrollIntoViewIfNeeded()
    },
    'article-share': tab('検索とシェア'),
    'article-history': tab('履歴'),
    'article-comments': tab('コメント', '/$/article-pages/otaru-canal-before-dawn'),
    'article-revisions': async (page: Page) => {
      await begin(page, CHANGED)
      const was = await title(page).inputValue()
      await title(page).fill(`${plain(was)}${was.endsWith('、駅前の朝') ? '、駅前の夜' : '、駅前の朝'}`)
      await page.keyboard.press('ControlOrMeta+s')
      await page.locator('[data-save="saved"]').waitFor()
      await open(page, `${CHANGED}/revisions`)
      await page.getByRole('radio', { name: '公開中の内容' }).check()
      await page.waitForLoadState('networkidle')
    },
    'article-merge': async (page: Page) => {
      await begin(page, CHANGED)
      const was = await savedElsewhere(page, (now) =>
        now.endsWith('、雪の朝') ? `${plain(now)}、霜の朝` : `${plain(now)}、雪の朝`,
      )
      await title(page).fill(`${plain(was)}、湯気の夜`)
      await page.keyboard.press('ControlOrMeta+s')
      await page.getByRole('dialog').waitFor()
    },
  }
}
