import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { RETRY_OPTIONS } from './retries.ts'

test.use({
  serverDev: true,
  userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  expectedErrors: /SyntaxError|TypeError|FatalError|Minified React/,
})

const mainText = (page: Page) => page.getByRole('main').innerText()
const errorTexts = (page: Page) => page.getByText(/エラーが発生しました|ページを表示できません/)

test('for a crawler a page that fails to hydrate keeps the server’s HTML (R226)', async ({ page }) => {
  // A payload with which the page cannot be rendered.
  await page.route('**/hotels', async (route) => {
    const response = await route.fetch(RETRY_OPTIONS)
    const html = (await response.text()).replace(
      /<script id="vike_pageContext"[^>]*>/,
      (tag) =>
        `<script id="payload" type="application/json">{"title":"宿","data":{}}</script>${tag.replace(/ data-payload="[^"]*"/, '')}`,
    )
    await route.fulfill({ response, body: html })
  })
  const failed = page.waitForEvent('console', (message) => message.type() === 'error')
  await page.goto('/hotels')
  const before = await mainText(page)
  expect(before).toContain('宿')
  await page.evaluate(() => dispatchEvent(new Event('start')))
  await failed
  await expect(errorTexts(page)).toHaveCount(0)
  expect(await mainText(page)).toBe(before)
})

test('for a crawler the current page stays when the next one fails to load or render (R226)', async ({
  page,
}) => {
  for (const answer of [{ body: '<html>' }, { json: { title: '宿', data: {} } }]) {
    await open(page, '/')
    const before = await mainText(page)
    await page.route('**/hotels/_payload.json?*', (route) => route.fulfill(answer))
    const failed = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.getByRole('link', { name: '宿をすべて見る' }).click()
    await failed
    await expect(errorTexts(page)).toHaveCount(0)
    expect(await mainText(page)).toBe(before)
    await page.unroute('**/hotels/_payload.json?*')
  }
})
