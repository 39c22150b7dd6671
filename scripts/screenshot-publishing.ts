import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

const ARTICLE = 'steam-towns-kannawa-unzen'

/** What the office sees of what it published, by somebody who may publish. */
export const publishingScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  /** Publishes an article as it is: readers see no difference, and the record has one more line. */
  const published = async (page: Page) => {
    await signIn(page)
    const asked = page.waitForRequest((request) => request.url().includes('/v1/manage/publications'))
    await open(page, '/$/publications')
    const headers = { authorization: (await asked).headers().authorization ?? '' }
    const url = (step: string) => new URL(`/v1/manage/article-pages/${ARTICLE}${step}`, page.url()).href
    const { data } = await (await page.request.get(url(''), { headers })).json()
    const { version } = data.document.manuscript
    await page.request.post(url('/publish'), { headers, data: { version } })
    await open(page, '/$/publications')
    await page.getByRole('list', { name: '公開の記録', exact: true }).waitFor()
  }
  return {
    publications: published,
    publication: async (page: Page) => {
      await published(page)
      await page.getByRole('list', { name: '公開の記録', exact: true }).getByRole('link').first().click()
      await page.getByRole('list', { name: '対象のページ' }).waitFor()
    },
  }
}
