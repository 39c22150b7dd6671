import type { Page } from '@playwright/test'
import { factsAreOld } from '#domain/place/fact-age.ts'
import { expect, open, test } from './fixtures.ts'

const NEWS = '/article-pages/tsugaru-stove-train-2026'
const OLD = '/article-pages/sado-two-days-by-bus'
const PAID = '/article-pages/kawane-shincha-slow-trip'

const card = (page: Page, name: string) => page.getByRole('complementary', { name })

test('the head of an article has disclosure, date, author and reading time, in this order', async ({
  page,
}) => {
  await open(page, PAID)
  const head = page.locator('main article > header')
  // The breadcrumb before it also ends with the title.
  const crumbs = await head.getByRole('navigation', { name: 'パンくず' }).innerText()
  const text = (await head.innerText()).slice(crumbs.length)
  const order = ['大井川茶の道推進室', '公開', '情報確認', '取材日', '分で読めます'].map((label) =>
    text.indexOf(label),
  )
  expect(order).not.toContain(-1)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect(text.indexOf('大井川茶の道推進室')).toBeLessThan(text.indexOf(title.slice(0, 4)))
  expect(text.indexOf('公開')).toBeGreaterThan(text.indexOf(title.slice(0, 4)))
  await expect(page.getByRole('list', { name: 'この記事の要点' }).getByRole('listitem')).toHaveCount(3)
})

test('a place in a story has its address, hours of today, prices and access', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T12:00:00+09:00') })
  await open(page, NEWS)
  const castle = card(page, 'スポット：弘前公園（弘前城）')
  await expect(castle).toContainText('青森県弘前市下白銀町')
  await expect(castle.getByText('営業中　17:00まで')).toBeVisible()
  await expect(castle).toContainText('本丸・北の郭 大人 320円')
  const map = castle.getByRole('link', { name: /^地図/ })
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/)
  await map.scrollIntoViewIfNeeded()
  // The whole card is a link, except its buttons.
  const height = (await map.boundingBox())?.height
  expect(height).toBeGreaterThanOrEqual(44)
  const hit = await map.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(hit).toBe(true)
  await castle.getByText('青森県弘前市下白銀町').click({ force: true })
  await expect(page).toHaveURL('/spots/hirosaki-park')
})

test('an article whose facts were checked more than a year ago has a warning before the text', async ({
  page,
}) => {
  const warning = page.locator('header').getByText('情報が古い可能性があります')
  for (const path of [OLD, NEWS]) {
    await open(page, path)
    const checked = page
      .locator('header div', { has: page.getByText('情報確認', { exact: true }) })
      .locator('time')
    const isOld = factsAreOld(await checked.last().getAttribute('datetime'), new Date())
    if (path === OLD) expect(isOld).toBe(true)
    await expect(warning).toHaveCount(isOld ? 1 : 0)
  }
})

test('a table wider than the phone scrolls by itself and is reachable by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/article-pages/chubu-water-mirror-views')
  const table = page.getByRole('region', { name: '場所ごとの時間と方角' })
  await expect(table).toHaveAttribute('tabindex', '0')
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true)
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
