import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { consoleErrorsOf, expect, open, test } from './fixtures.ts'

const PATH = '/article-pages/tsugaru-stove-train-2026'

const button = (page: Page) => page.getByRole('button', { name: '選んだ文を共有' })
/** A paragraph far down the page. */
const passage = (page: Page) => page.locator('article p').filter({ hasText: 'ストーブ' }).last()

/** Records what is copied or shared. */
const recorded = async (page: Page) => {
  const given: unknown[] = []
  await page.exposeFunction('give', (data: unknown) => void given.push(data))
  await page.addInitScript(() => {
    const { give } = window as unknown as { give: (data: unknown) => Promise<void> }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: give }, configurable: true })
    Object.defineProperty(navigator, 'share', { value: give, configurable: true })
  })
  return given
}

test('a selected passage is shared by a link, which leads to it', async ({ page }) => {
  const problems = consoleErrorsOf(page)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  const given = await recorded(page)
  await page.goto(PATH)
  // Reading loads no code of the app.
  const loaded = files.length
  await passage(page).click()
  await expect(button(page)).toBeHidden()
  expect(files.slice(loaded).filter((url) => url.endsWith('.js'))).toEqual([])
  await passage(page).click({ clickCount: 3 })
  await expect(button(page)).toBeInViewport()
  await expectAccessible(page)
  await button(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'リンクをコピーしました' })).toBeVisible()
  const [link] = given as [string]
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(link).toMatch(`${canonical}#:~:text=`)
  await page.keyboard.press('Escape')
  await expect(page.getByText('リンクをコピーしました')).toBeHidden()
  expect(problems).toEqual([])

  const other = await page.context().newPage()
  await other.goto(PATH + new URL(link).hash)
  await expect(passage(other)).toBeInViewport()
  expect(await other.evaluate(() => scrollY)).toBeGreaterThan(500)
})

test('the button goes with the selection, and is not offered for what is no text of the page', async ({
  page,
}) => {
  await open(page, PATH)
  await passage(page).click({ clickCount: 3 })
  await expect(button(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(button(page)).toBeHidden()
  await page.getByRole('contentinfo').locator('p').last().click({ clickCount: 3 })
  expect(await page.evaluate(() => `${getSelection()}`)).not.toBe('')
  await expect(button(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the share sheet gets the link; the button is within the screen', async ({ page }) => {
    const given = await recorded(page)
    await open(page, PATH)
    await passage(page).scrollIntoViewIfNeeded()
    await passage(page).evaluate((element) => getSelection()?.selectAllChildren(element))
    const box = await button(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.height >= 44).toBe(true)
    await button(page).tap()
    await expect(button(page)).toBeHidden()
    expect(given).toEqual([{ title: await page.title(), url: expect.stringMatching(/^https?:.*#:~:text=/) }])
  })
})
