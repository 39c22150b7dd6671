import type { Page } from '@playwright/test'
import { isFullRun } from '../full-run.ts'
import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 401 .*\/v1\/(me|accounts\/authorize)/ })

/** Clicks a link inserted by the test. */
const follow = async (page: Page, href: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: '近道' })
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: '近道' }).click()
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('a link to a redirect navigates without loading a document, and back skips it (R35, R54–R58)', async ({
  page,
}) => {
  await open(page, '/help')
  await markDocument(page)
  const RARE = [
    ['/@', '/@/home/topics'],
    ['/@/', '/@/home/topics'],
    ['/@/travel', '/@/home/topics'],
    ['/@/home', '/@/home/topics'],
    ['/@/settings', '/@/settings/account'],
    ['/@/histories', '/@/histories/spots'],
  ]
  for (const [from = '', to = ''] of [
    ['/@/stats?from=mail', '/@/home/topics?from=mail'],
    ['/@/favorites', '/@/favorites/spots'],
    ['/blank', '/'],
    ...(isFullRun ? RARE : []),
  ]) {
    await follow(page, from)
    await expect(page).toHaveURL(to)
    await expect(page).not.toHaveTitle(/^(ヘルプ|ページを表示できません)/)
    await page.goBack()
    await expect(page).toHaveURL('/help')
    await expect(page).toHaveTitle(/^ヘルプ/)
  }
  expect(await isMarked(page)).toBe(true)
})

test('redirects that only the server knows are followed by a document load, and back skips them (R57, R59, R60)', async ({
  page,
}) => {
  const RARE = [
    ['/_/login', '/'],
    ['/admin/anything', '/'],
  ]
  for (const [from = '', to = ''] of [['/search/=', '/search'], ...(isFullRun ? RARE : [])]) {
    await open(page, '/help')
    await follow(page, from)
    await expect(page).toHaveURL(to)
    await expect(page).not.toHaveTitle(/^(ヘルプ|ページを表示できません)/)
    await page.goBack()
    await expect(page).toHaveURL('/help')
  }
})
