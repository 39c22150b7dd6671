import type { Page, Route } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>

const ARTICLE = 'steam-towns-kannawa-unzen'
const CALLS = '**/v1/manage/publications**'
const FAILURE = {
  status: 'failed',
  isPageLive: false,
  finishedAt: null,
  error: `「/article-pages/${ARTICLE}」のページを作れませんでした。公開中のページは元のままです。内容を確かめて、もう一度お試しください。`,
}

/** Mocks states that last less than a second or never occur. */
const held = (page: Page, as: object, counts?: object) =>
  page.route(CALLS, async (route: Route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { publication } = answer.data ?? {}
    if (publication) Object.assign(publication, as)
    if (publication && counts) Object.assign(answer.data.counts, counts)
    await route.fulfill({ response, json: answer })
  })

/** Scenes of publications for a publisher. */
export const publishingScenes = (signIn: (page: Page) => Promise<void>, open: Open) => {
  const list = (page: Page) => page.getByRole('list', { name: '公開の記録', exact: true })
  /** Publishes an article without changes, which adds an entry to the record. */
  const published = async (page: Page) => {
    await signIn(page)
    await page.getByRole('button', { name: 'お知らせを閉じる' }).click()
    const pendingRequest = page.waitForRequest((request) => request.url().includes('/v1/manage/publications'))
    await open(page, '/$/publications')
    const headers = { authorization: (await pendingRequest).headers().authorization ?? '' }
    const url = (path: string) => new URL(`/v1/manage/article-pages/${path}`, page.url()).href
    const { data } = await (await page.request.get(url(`by-slug/${ARTICLE}`), { headers })).json()
    const { id, version } = data.document.manuscript
    await page.request.post(url(`${id}/publish`), { headers, data: { version } })
    await open(page, '/$/publications')
    await list(page).waitFor()
  }
  const first = async (page: Page) => {
    await list(page).getByRole('link').first().click()
    await page.getByRole('list', { name: '対象のページ' }).waitFor()
  }
  return {
    publications: published,
    publication: async (page: Page) => {
      await published(page)
      await first(page)
    },
    'publication-under-way': async (page: Page) => {
      await published(page)
      const done = { status: 'rendering', isPageLive: true, total: 42, done: 27, finishedAt: null }
      await held(page, done, { waiting: 15 })
      await open(page, '/$/publications')
      await first(page)
    },
    'publication-failed': async (page: Page) => {
      await published(page)
      await held(page, FAILURE, { failed: 1 })
      await open(page, '/$/publications')
      await first(page)
    },
  }
}
