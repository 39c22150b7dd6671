import { expect, navigationReady, open, requestsOf, test } from './fixtures.ts'

test.use({
  expectedErrors: /net::ERR_|SyntaxError|TypeError|Error: (Minified|Unable to (pre)?load CSS)/,
})

// Refusals and missing code and styles are in failing-payload.full.test.ts.
test('when the payload fails the document is loaded instead', async ({ page }) => {
  await open(page, '/')
  await page.route('**/_payload.json?*', (route) => route.abort())
  const requests = requestsOf(page)
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await expect(page).toHaveURL('/hotels')
  expect(requests).toContainEqual(expect.stringMatching(/^document .*\/hotels$/))
})

test('offline, a link shows a notice and keeps the page; back online it works, and visited pages open offline, back and forward', async ({
  page,
  context,
}) => {
  await open(page, '/')
  await navigationReady(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  const lost = page.getByRole('status', { name: 'お知らせ' }).getByRole('listitem')
  await expect(lost).toContainText('通信できませんでした。')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  await lost.getByRole('button', { name: 'もう一度' }).click()
  // Still offline: the notification is shown once more, not twice.
  await expect(lost).toHaveCount(1)
  await context.setOffline(false)
  await lost.getByRole('button', { name: 'もう一度' }).click()
  await expect(page).toHaveURL('/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
})
