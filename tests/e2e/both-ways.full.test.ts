import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

const ARTICLE = '/article-pages/tsugaru-stove-train-2026'
const PAGES = ['/', ARTICLE, '/spots/kinosaki-onsen', '/spots', '/pr/kyoto', '/search']

/** How far a document is when it is used. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'before the code has come': (page) => page.waitForLoadState(),
  'once the app runs': hydrated,
}

/** What a screen reader finds before the code has come, and after. The field for keywords has suggestions then. */
const treesOf = async (page: Page, path: string) => {
  await page.goto(path)
  await page.waitForLoadState()
  const before = await page.locator('body').ariaSnapshot()
  await hydrated(page)
  const after = await page.locator('body').ariaSnapshot()
  return { before, after: after.replace('combobox "キーワード"', 'searchbox "キーワード"') }
}

/** Whether the page was published again since its document came, as other tests do: it shows its new data then. */
const isRepublished = (page: Page) =>
  page.evaluate(async () => {
    const { payload, version } = document.getElementById('vike_pageContext')?.dataset ?? {}
    return payload ? (await (await fetch(payload)).json()).version !== version : false
  })

for (const path of PAGES)
  test(`a screen reader finds the same on ${path} before and after the code has come`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-24T10:30:00+09:00')
    let { before, after } = await treesOf(page, path)
    while (await isRepublished(page)) ({ before, after } = await treesOf(page, path))
    expect(before).toContain('- main')
    expect(after).toBe(before)
  })

/** From a search engine's landing on an article to a place, a list, the menu and a search, and back. */
const journey = async (page: Page, follow: (name: string) => Promise<void>, ready: () => Promise<void>) => {
  const at = async (url: string | RegExp, title: RegExp) => {
    await expect(page).toHaveURL(url)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await ready()
  }
  const isAtTop = () => expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goto(ARTICLE)
  await at(ARTICLE, /^津軽鉄道のストーブ列車/)
  await follow('弘前公園')
  await at('/spots/hirosaki-park', /^弘前公園/)
  await isAtTop()
  await follow('青森県の見どころ')
  await at('/spots?prefecture=aomori', /^スポット/)
  await isAtTop()
  await page.goBack()
  await at('/spots/hirosaki-park', /^弘前公園/)
  await page.goForward()
  await at('/spots?prefecture=aomori', /^スポット/)
  await page.getByRole('button', { name: 'メニューを開く' }).press('Enter')
  await page.getByRole('dialog', { name: 'menu' }).getByRole('link', { name: '青森県' }).press('Enter')
  await at('/pr/aomori', /^青森県/)
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await at(ARTICLE, /^津軽鉄道のストーブ列車/)
}

for (const [way, ready] of Object.entries(WAYS))
  for (const device of ['a mouse', 'the keyboard'])
    test(`a reader finds the way with ${device} ${way}`, async ({ page }) => {
      const follow = async (name: string) => {
        const link = page.getByRole('main').getByRole('link', { name, exact: true }).first()
        await (device === 'a mouse' ? link.click() : link.press('Enter'))
      }
      await journey(page, follow, () => ready(page))
    })

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('a reader finds the way without scripts', async ({ page }) => {
    const follow = (name: string) =>
      page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await journey(page, follow, () => page.waitForLoadState())
  })
})

test('while a page is read, scrolled and pointed past, it loads no code of the app', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  for (const path of PAGES) {
    await page.goto(path)
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    // Across every link, and away at once.
    await page.evaluate(() => {
      for (const element of [...document.links, document.body])
        element.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    })
  }
  // Besides, one visit in ten is measured.
  const code = requested.filter((name) =>
    /^\/assets\/(entries|chunks)\/(?!reading-)|_payload\.json$|^\/builds\//.test(name),
  )
  expect(code).toEqual([])
})
