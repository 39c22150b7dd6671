import { expect, open, test } from './fixtures.ts'

// There is no session, and the browser logs refused calls.
test.use({
  expectedErrors:
    /status of 401 .*\/v1\/(me|manage|accounts\/authorize)|status of 404 .*\/[@$]\/|net::ERR_FAILED .*\/v1\/manage/,
})

test('a call that fails without a network can be retried', async ({ page }) => {
  await page.route('**/v1/manage', (route) => route.abort())
  await open(page, '/$/spots')
  await expect(page.getByRole('alert')).toContainText('通信できませんでした。')
  await page.unroute('**/v1/manage')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('alert')).toHaveText('編集室は、ログインしてからご利用ください。')
})
