import { expect, test } from './fixtures.ts'

// Without a network the browser logs what it could not load.
test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED/ })

/** Delays hydration until released. */
const holdHydration = () => {
  const gate = Promise.withResolvers<void>()
  return { until: gate.promise, letGo: gate.resolve }
}

test('a click before hydration is handled after hydration', async ({ page }) => {
  const code = holdHydration()
  await page.route('**/assets/**/*.js', async (route) => {
    await code.until
    await route.continue()
  })
  await page.goto('/search', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '押す' })
    button.addEventListener('click', () => {
      if ('hydrated' in document.documentElement.dataset) button.textContent = '押された'
    })
    // Outside React's root, where an unknown element would be a hydration error.
    document.body.prepend(button)
  })
  await page.getByRole('button', { name: '押す' }).click()
  await expect(page.getByRole('button', { name: '押す' })).toBeVisible()
  code.letGo()
  await expect(page.getByRole('button', { name: '押された' })).toBeVisible()
})

test('the menu opens and closes before hydration, once per click', async ({ page }) => {
  await page.route('**/assets/**/*.js', () => new Promise(() => {}))
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeVisible()
  await page.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeHidden()
})

test('a press without a network says so, until the next one is answered', async ({ page, context }) => {
  await page.goto('/spots/kinosaki-onsen')
  const heart = page.getByRole('button', { name: /お気に入り(に追加|から外す)$/ }).first()
  const problem = page.getByText('通信できませんでした。もう一度お試しください。')
  await context.setOffline(true)
  await heart.click()
  await expect(problem).toBeVisible()
  await expect(heart).not.toHaveAttribute('data-pressed')
  await context.setOffline(false)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(problem).toBeHidden()
})

test('a press says so too if no code has come before the network was lost', async ({ page, context }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort('internetdisconnected'))
  await page.goto('/spots/kinosaki-onsen')
  await context.setOffline(true)
  const heart = page.getByRole('button', { name: /お気に入りに追加$/ }).first()
  await heart.click()
  await expect(page.getByText('通信できませんでした。もう一度お試しください。')).toBeVisible()
  await expect(heart).not.toHaveAttribute('data-pressed')
})

test('the message of a lost network goes away with any later intent that is answered', async ({
  page,
  context,
}) => {
  await page.goto('/spots/kinosaki-onsen')
  const problem = page.getByText('通信できませんでした。もう一度お試しください。')
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /お気に入りに追加$/ })
    .first()
    .click()
  await expect(problem).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'さがす', exact: true }).first().hover()
  await page.locator('html[data-hydrated]').waitFor()
  await expect(problem).toBeHidden()
})

test('a press on a page that was published again since is done on the page of now', async ({ page }) => {
  await page.goto('/spots/kinosaki-onsen')
  await page.evaluate(() => {
    const context = document.getElementById('vike_pageContext')
    if (context) context.dataset.version = 'an earlier one'
  })
  const heart = page.getByRole('button', { name: /お気に入り(に追加|から外す)$/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
})

test('a menu that is open when the page is left is closed on the way back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeVisible()
  // As the browser says it before it keeps a page; the tests' browser keeps none.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(page.getByRole('dialog', { name: 'menu' })).toBeHidden()
  await expect(page.locator('#root')).not.toHaveAttribute('inert')
})

test('Enter before hydration submits the form after hydration', async ({ page }) => {
  const code = holdHydration()
  await page.route('**/assets/**/*.js', async (route) => {
    await code.until
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('member@tabishirube.test')
  await page.getByLabel('パスワード', { exact: true }).fill('shirube-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  code.letGo()
  await expect(page).toHaveURL('/@/home/topics')
})
