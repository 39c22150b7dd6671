import { expect, hydrated, open, requestsOf, test } from './fixtures.ts'

const refuse = (code: string) => ({ status: 503, json: { errors: [{ code, message: 'だめです。' }] } })

test.describe(() => {
  // The browser logs refused calls.
  test.use({ expectedErrors: /status of (401|503) .*\/v1\/accounts\/authorize/ })

  test('an outdated client is reloaded once, and then sees a message (R224, R225)', async ({ page }) => {
    await page.route('**/v1/accounts/authorize', (route) => route.fulfill(refuse('E11426')))
    await page.goto('/help')
    const requests = requestsOf(page)
    await open(page, '/@/home/topics?tab=1#top')
    await expect(page).toHaveURL(`/reload?to=${encodeURIComponent('/@/home/topics?tab=1#top')}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページの更新中にエラーが発生しました。')
    const documents = requests.filter((request) => request.startsWith('document'))
    expect(documents.map((request) => new URL(request.slice(9)).pathname)).toEqual([
      '/@/home/topics',
      '/reload',
      '/@/home/topics',
      '/reload',
    ])
    await page.unroute('**/v1/accounts/authorize')
    await page.getByRole('link', { name: '再読み込み' }).click()
    await expect(page).toHaveURL('/@/home/topics?tab=1#top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホーム')
    // Intermediate pages are not in the history: going forward leads to the page again.
    await page.goBack()
    await expect(page).toHaveURL('/@/home/topics?tab=1#top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホーム')
    // A new document has no history yet.
    await hydrated(page)
    await page.goBack()
    await expect(page).toHaveURL('/help')
  })

  test('in maintenance mode the reload page polls, and continues automatically (R224, R225)', async ({
    page,
  }) => {
    await page.clock.install()
    await page.route('**/v1/accounts/authorize', (route) => route.fulfill(refuse('E11503')))
    await open(page, '/@/home/topics')
    await expect(page).toHaveURL('/reload?to=%2F%40%2Fhome%2Ftopics')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('メンテナンス中です')
    await page.clock.runFor(29_000)
    await expect(page).toHaveURL(/\/reload/)
    await page.unroute('**/v1/accounts/authorize')
    // In small steps: its requests have a timeout, which a large step would exceed before any response.
    await expect(async () => {
      await page.clock.runFor(2_000)
      expect(new URL(page.url()).pathname).toBe('/@/home/topics')
    }).toPass({ intervals: [250] })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホーム')
  })
})
