import { expect, open, requestsOf, test } from './fixtures.ts'

test.use({
  expectedErrors:
    /net::ERR_|status of (404|503)|SyntaxError|TypeError|Error: (Minified|Unable to (pre)?load CSS)|could not be loaded before/,
})

test('when the payload is refused the document is loaded instead', async ({ page }) => {
  await open(page, '/')
  await page.route('**/_payload.json?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
})

test('going back to a page whose payload fails loads its document, also at a hash', async ({ page }) => {
  await open(page, '/about#Terms')
  await page.getByRole('link', { name: 'ヘルプ' }).click()
  await expect(page).toHaveURL('/help')
  await page.route('**/_payload.json?*', (route) => route.abort())
  await page.goBack()
  await expect(page).toHaveURL('/about#Terms')
  await expect(page.getByRole('heading', { name: '利用規約' })).toBeVisible()
})

test('an unknown URL is loaded from the server', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/spots/nowhere', textContent: 'どこか' })
    document.querySelector('main')?.prepend(link)
  })
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('link', { name: 'どこか' }).click()
  expect((await answer).status()).toBe(404)
  await expect(page.getByText('ページを表示できません。')).toBeVisible()
})

test('styles that fail to load cause a document load', async ({ page }) => {
  // Otherwise they may be preloaded before they are taken away.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await open(page, '/')
  await page.route('**/assets/**/*.css', (route) => route.abort())
  const requests = requestsOf(page)
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/^document .*\/hotels$/))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
})

test('code that fails to load causes a document load', async ({ page }) => {
  await open(page, '/')
  await page.route('**/assets/**', (route) => route.abort())
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await page.unroute('**/assets/**')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await expect(page).toHaveURL('/hotels')
})

test('the page stays while the network is lost', async ({ page, context }) => {
  await page.clock.install()
  await open(page, '/')
  const manifest = page.waitForResponse(/\/builds\/meta\//)
  await page.clock.runFor(2000)
  await manifest
  // With the code loaded, only the payload fails.
  const code = page.waitForResponse(/pages_hotels_index/)
  await page.getByRole('link', { name: '宿をすべて見る' }).scrollIntoViewIfNeeded()
  await page.clock.runFor(1000)
  await code
  await context.setOffline(true)
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page.getByText('通信できませんでした。')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.getByRole('heading', { name: '新しい記事' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('an invalid payload or a failing page shows the error page with a reload button; other pages still open (R81, R83)', async ({
  page,
}) => {
  await open(page, '/')
  await page.route('**/_payload.json?*', (route) => route.fulfill({ body: '<html>' }))
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
  await expect(page.getByText('再読み込みするか、しばらくしてから再度お試しください。')).toBeVisible()
  await expect(page).toHaveURL('/hotels')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('宿')
  await page.unroute('**/_payload.json?*')
  await open(page, '/')
  await page.route('**/hotels/_payload.json?*', (route) => route.fulfill({ json: { title: '宿', data: {} } }))
  await page.getByRole('link', { name: '宿をすべて見る' }).click()
  await expect(page.getByText('ページの更新中にエラーが発生しました。')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'ヘルプ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ヘルプ/)
})
