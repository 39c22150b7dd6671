import { expect, test } from './fixtures.ts'

/** Delays hydration until released. */
const holdHydration = () => {
  const gate = Promise.withResolvers<void>()
  return { until: gate.promise, letGo: gate.resolve }
}

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
