import type { Page } from '@playwright/test'
import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

/** A video, and a post of Instagram. */
const ARTICLE = '/article-pages/awaodori-2026-summer'
const ANOTHER = '/article-pages/fukui-dinosaur-museum-family-day'
const PROVIDERS = /youtube|instagram|twitter|x\.com|googlevideo|ytimg/

const film = (page: Page) => page.getByRole('figure').filter({ hasText: 'YouTubeの動画' })
const post = (page: Page) => page.getByRole('figure').filter({ hasText: 'Instagramの投稿' })
const load = (of: ReturnType<typeof film>) => of.getByRole('button', { name: /^読み込む/ })
const frame = (of: ReturnType<typeof film>) => of.locator('iframe')

/** Providers are stubbed with an empty page; tests make no external requests. */
const answered = (page: Page) =>
  page
    .context()
    .route(PROVIDERS, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>player</title>' }),
    )
const toProviders = (requests: string[]) =>
  requests.filter((request) => PROVIDERS.test(new URL(request.split(' ')[1] ?? '').hostname))

test('no request is sent to a provider before consent; the card describes it, and says when the reader is offline', async ({
  page,
  context,
}) => {
  const requests = requestsOf(page)
  await open(page, ARTICLE)
  await film(page).scrollIntoViewIfNeeded()
  await expect(load(film(page))).toBeVisible()
  await post(page).scrollIntoViewIfNeeded()
  await expect(load(post(page))).toBeVisible()
  await expect(film(page)).toContainText('見本の動画：輪踊りの太鼓と鉦')
  await expect(film(page)).toContainText('YouTube（Google LLC）から動画を受け取り、閲覧の情報が送られます')
  await expect(film(page).getByRole('link', { name: '外部への送信について' })).toHaveAttribute(
    'href',
    '/about#CookiePolicy',
  )
  await expect(film(page).getByRole('link', { name: /^YouTubeで見る/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aWa0d0Ri_26',
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(toProviders(requests)).toEqual([])
  await context.setOffline(true)
  await load(film(page)).click()
  await expect(film(page).getByRole('status')).toHaveText(
    'インターネットにつながっていないため、YouTubeの動画を読み込めません。',
  )
})

test('after consent the video replaces the card without a layout shift; consent is stored per provider and can be withdrawn', async ({
  page,
}) => {
  await answered(page)
  await open(page, ARTICLE)
  const before = await film(page).boundingBox()
  await load(film(page)).click()
  await expect(frame(film(page))).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aWa0d0Ri_26?hl=ja&rel=0',
  )
  await expect(frame(film(page))).toHaveAttribute('title', 'YouTubeの動画：見本の動画：輪踊りの太鼓と鉦')
  await expect(frame(film(page))).toHaveAttribute('sandbox', /allow-scripts allow-same-origin/)
  await expect(frame(film(page))).toHaveAttribute('loading', 'lazy')
  await expect(film(page)).toBeFocused()
  const after = await film(page).boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  // Consent is per provider.
  await expect(frame(post(page))).toHaveCount(0)
  await expect(load(post(page))).toBeVisible()
  await open(page, ANOTHER)
  await film(page).scrollIntoViewIfNeeded()
  await expect(frame(film(page))).toBeVisible()
  await film(page)
    .getByRole('button', { name: /^YouTubeの読み込みの ?許可を取り消す$/ })
    .click()
  await expect(frame(film(page))).toHaveCount(0)
  await expect(load(film(page))).toBeFocused()
  const requests = requestsOf(page)
  await open(page, ARTICLE)
  await film(page).scrollIntoViewIfNeeded()
  await expect(load(film(page))).toBeVisible()
  expect(toProviders(requests)).toEqual([])
})

test('without JavaScript the card links to the video and has no button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ARTICLE)
  await expect(film(page).getByRole('link', { name: /^YouTubeで見る/ })).toBeVisible()
  await expect(film(page).getByRole('button')).toBeHidden()
  await context.close()
})
