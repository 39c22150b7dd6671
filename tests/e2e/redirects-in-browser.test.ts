import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 401 .*\/v1\/me/ })

/** Clicks a link that no page of the site has. */
const follow = async (page: Page, href: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: '近道' })
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: '近道' }).click()
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

for (const [from, to] of [
  ['/@', '/@/home/topics'],
  ['/@/', '/@/home/topics'],
  ['/@/travel', '/@/home/topics'],
  ['/@/stats?from=mail', '/@/home/topics?from=mail'],
  ['/@/home', '/@/home/topics'],
  ['/@/settings', '/@/settings/account'],
  ['/@/favorites', '/@/favorites/spots'],
  ['/@/histories', '/@/histories/spots'],
  ['/blank', '/'],
] as const)
  test(`a link to ${from} leads to ${to} without loading a document, and back skips it (R35, R54–R58)`, async ({
    page,
  }) => {
    await open(page, '/help')
    await markDocument(page)
    await follow(page, from)
    await expect(page).toHaveURL(to)
    await expect(page.getByText('ページを表示できません。')).toHaveCount(0)
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/help')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ヘルプ/)
  })

for (const [from, to] of [
  ['/_/login', '/'],
  ['/admin/anything', '/'],
  ['/search/=', '/search'],
] as const)
  test(`what only the server knows, it decides: a link to ${from} ends at ${to}, and back skips it (R57, R59, R60)`, async ({
    page,
  }) => {
    await open(page, '/help')
    await follow(page, from)
    await expect(page).toHaveURL(to)
    await expect(page.getByText('ページを表示できません。')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/help')
  })
