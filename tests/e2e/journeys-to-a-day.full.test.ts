import type { Page } from '@playwright/test'
import { japaneseMonth } from '#domain/date/japanese-date.ts'
import { cardOf, expectPlaces, pins } from './browse-map.ts'
import { expect, test } from './fixtures.ts'
import { DRAWN_BY_SOFTWARE, serveTiles } from './map-tiles.ts'
import { memberSite, newMember, submitLogin } from './member.ts'

// From where readers begin, on a phone and without an account that is signed in, to a day of a plan with the place.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  expectedErrors: new RegExp(`status of 401|${DRAWN_BY_SOFTWARE.source}`),
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => use(memberSite()),
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const section = (page: Page, name: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) })
const SPOTS = 'h3 a[href^="/spots/"], h4 a[href^="/spots/"]'

/** Follows the first link to a spot, by touch. */
const tapSpot = async (within: ReturnType<Page['locator']>) => {
  const link = within.locator(SPOTS).first()
  const href = (await link.getAttribute('href')) ?? ''
  await link.tap()
  await expect(within.page()).toHaveURL(href)
}

const JOURNEYS: Record<string, (page: Page) => Promise<void>> = {
  'a search engine, over a place nearby': async (page) => {
    await page.goto('/spots/kinosaki-onsen', { referer: 'https://search.example/' })
    await tapSpot(section(page, '少し足をのばす'))
  },
  'a list, over the map': async (page) => {
    await serveTiles(page)
    await page.goto('/spots?prefecture=kyoto')
    await page.getByRole('link', { name: '地図で見る' }).tap()
    await expectPlaces(page)
    await pins(page).first().tap()
    await cardOf(page).getByRole('link').tap()
    await expect(page).toHaveURL(/\/spots\/.+/)
  },
  'the top page, over a theme': async (page) => {
    await page.goto('/')
    await section(page, 'したいことから選ぶ').getByRole('link', { name: '温泉と湯治' }).tap()
    await expect(title(page)).toHaveText('温泉と湯治')
    await tapSpot(section(page, 'スポット'))
  },
  'the top page, over the most read article': async (page) => {
    await page.goto('/')
    await section(page, /よく読まれている記事$/)
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .tap()
    await expect(page).toHaveURL(/\/article-pages\/.+/)
    const place = page.locator('main a[href^="/spots/"]').first()
    await place.tap()
    await expect(page).toHaveURL(/\/spots\/.+/)
  },
  'the top page, over this month': async (page) => {
    await page.goto('/')
    await page.getByRole('link', { name: `${japaneseMonth(new Date())}月の旅へ` }).tap()
    await expect(page).toHaveURL(/\/months\/\d+$/)
    await tapSpot(page.locator('#spots'))
  },
  'a search in Roman letters': async (page) => {
    await page.goto('/search')
    const keyword = page.getByRole('main').getByLabel('キーワード')
    await keyword.fill('kanazawa')
    await page.getByRole('main').getByRole('button', { name: 'さがす' }).tap()
    await expect(page).toHaveURL(/\/search\/=\//)
    await tapSpot(page.getByRole('main'))
  },
}

for (const [start, toPlace] of Object.entries(JOURNEYS))
  test(`from ${start}, a reader gets to a planned day`, async ({ page, request }) => {
    test.slow()
    const mail = await newMember(request)
    await toPlace(page)
    const place = await title(page).innerText()
    await page.getByRole('link', { name: /^しおりに追加/ }).tap()
    await page.getByRole('link', { name: 'ログインして続ける' }).tap()
    await submitLogin(page, mail)
    await page.getByRole('button', { name: '作って追加する' }).tap()
    await expect(page.getByRole('heading', { name: '1日目に追加しました' })).toBeVisible()
    await page.getByRole('link', { name: 'しおりを開く' }).tap()
    await expect(page).toHaveURL(/\/@\/travel\/guides\/a[0-9a-f-]{35}$/)
    await expect(page.getByRole('main').getByRole('link', { name: place }).first()).toBeVisible()
  })
