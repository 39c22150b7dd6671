import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

const ARTICLE = '/$/article-pages/aizu-two-days-by-train'

/** The pages of one manuscript, for whoever may publish it: `open` waits until React answers. */
export const articleScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const begin = async (page: Page, path = ARTICLE) => {
    await signIn(page)
    await open(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const note = page.getByRole('button', { name: 'お知らせを閉じる' })
    if (await note.isVisible()) await note.click()
  }
  const tab = (name: string) => async (page: Page) => {
    await begin(page)
    await page.getByRole('tab', { name }).click()
    await page.waitForLoadState('networkidle')
  }
  return {
    'article-edit': (page: Page) => begin(page),
    'article-publish': tab('公開'),
    'article-share': tab('検索とシェア'),
    'article-history': tab('履歴'),
    'article-comments': tab('コメント'),
    'article-revisions': async (page: Page) => {
      await begin(page)
      const title = page.getByRole('textbox', { name: '題名' })
      const was = await title.inputValue()
      await title.fill(`${was}と、駅前の朝`)
      await page.keyboard.press('ControlOrMeta+s')
      await page.locator('[data-save="saved"]').waitFor()
      await open(page, `${ARTICLE}/revisions`)
      await page.getByRole('radio', { name: '公開中の内容' }).check()
      await page.waitForLoadState('networkidle')
    },
  }
}
