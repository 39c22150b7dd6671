import { expect, hydrated, test } from './fixtures.ts'

test.use({ expectedErrors: [/status of 404 .*\/spots\/nowhere/] })

test('an address that the site does not know is left to the server', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/spots/nowhere', textContent: 'どこか' })
    document.querySelector('main')?.prepend(link)
  })
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.getByRole('link', { name: 'どこか' }).click()
  expect((await answer).status()).toBe(404)
  await expect(page.getByText('ページを表示できません。')).toBeVisible()
})
