import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

/** A video, and a post of Instagram. */
const ARTICLE = '/article-pages/awaodori-2026-summer'
const PLAYER = 'https://www.youtube-nocookie.com/**'

const film = (page: Page) => page.getByRole('figure').filter({ hasText: 'YouTubeの動画' })
const load = (of: ReturnType<typeof film>) => of.getByRole('button', { name: /^読み込む/ })

test('when a provider is unreachable the card stays readable, shows the failure, and can be retried', async ({
  page,
}) => {
  await page.route(PLAYER, (route) => route.abort('internetdisconnected'))
  await open(page, ARTICLE)
  await load(film(page)).click()
  await expect(film(page).getByRole('status')).toHaveText(
    'YouTubeにつながりませんでした。時間をおいてお試しください。',
  )
  await expect(film(page)).toContainText('見本の動画：輪踊りの太鼓と鉦')
  await expect(film(page).locator('iframe')).toHaveCount(0)
  await page.route(PLAYER, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
  )
  await film(page)
    .getByRole('button', { name: /^もう一度読み込む/ })
    .click()
  await expect(film(page).locator('iframe')).toBeVisible()
})
