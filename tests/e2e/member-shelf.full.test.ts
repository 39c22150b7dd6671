import type { APIRequestContext, Page } from '@playwright/test'
import { identifierOf } from '#domain/shelf/shelf.fixture.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { tokenOf } from './login.ts'
import {
  expectNotification,
  memberSite,
  newMember,
  signInByMail,
  signOutHere,
  startSession,
} from './member.ts'
import { ARTICLE, drawer, heart, notice, openDrawer, SPOT } from './shelf.ts'

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch|shelf could not be synchronised/,
  baseURL: async ({ baseURL: _ }, use) => use(memberSite()),
})

const OTHER = { path: '/spots/kanazawa-kenrokuen', title: '兼六園' }
const MERGED = 'この端末のお気に入りと履歴を、アカウントにまとめました。'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-remove]') })
const expectFavorite = (page: Page) => expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

/** Calls `/v1` like another signed-in device. */
const asMember = async (request: APIRequestContext, mail: string) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, mail, 'AccessToken')}` }
  return {
    put: (path: string, data: object) => request.put(`/v1/me/${path}`, { headers, data }),
    list: async (path: string) =>
      Object.values<{ list: { title: string }[] }>(
        (await (await request.get(`/v1/me/${path}`, { headers })).json()).data,
      )[0]?.list.map(({ title }) => title),
  }
}

test('items saved before the sign-in are merged once, appear on another device, and survive a lost network (R46, R47, R48)', async ({
  page,
  request,
  browser,
}) => {
  const mail = await newMember(request)
  await open(page, ARTICLE)
  await heart(page).click()
  await expectFavorite(page)
  await open(page, SPOT.path)
  await heart(page).click()
  await expectFavorite(page)
  await page.evaluate((at) => {
    const { list } = JSON.parse(localStorage.getItem('favorites') ?? '{}')
    const seen = { ...list[0], firstViewedAt: at, lastViewedAt: at, views: 2 }
    localStorage.setItem('histories', JSON.stringify({ version: 1, list: [seen] }))
  }, new Date().toISOString())
  await signInByMail(page, mail)
  await expectNotification(page, MERGED)
  expect(await keys(page)).not.toContain('favorites')
  const member = await asMember(request, mail)
  await open(page, '/@/favorites/spots')
  await expect(rows(page)).toHaveText([/城崎温泉/])
  await open(page, '/@/histories/spots')
  await expect(page.getByRole('heading', { name: '今日' })).toBeVisible()
  await expect(rows(page)).toHaveText([/城崎温泉.*2回見ました/])

  // The same spot on another device: merged into one.
  const other = await (await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })).newPage()
  await open(other, SPOT.path)
  await heart(other).click()
  await expectFavorite(other)
  await signInByMail(other, mail)
  await expectNotification(other, MERGED)
  await open(other, '/@/favorites/article-pages')
  await expect(rows(other)).toHaveText([/津軽鉄道/])
  await other.getByRole('main').getByRole('link', { name: 'スポット', exact: true }).click()
  await expect(rows(other)).toHaveText([/城崎温泉/])
  await other.getByRole('button', { name: '城崎温泉をお気に入りから外す' }).click()
  await expect(rows(other)).toHaveCount(0)
  await expect(other.getByText('スポットの♡を押すと')).toBeVisible()
  await expect.poll(() => member.list('favorites/spots')).toEqual([])
  await notice(other).getByRole('button', { name: '元に戻す' }).click()
  await expect(rows(other)).toHaveText([/城崎温泉/])
  await expect.poll(() => member.list('favorites/spots')).toEqual(['城崎温泉'])

  // Offline the ♡ still responds, and is synced when back online.
  await open(other, OTHER.path)
  await heart(other).hover()
  await other.context().setOffline(true)
  await heart(other).click()
  await expectFavorite(other)
  await expect(notice(other)).toContainText('つながったときにアカウントへ保存します')
  expect(await member.list('favorites/spots')).toEqual(['城崎温泉'])
  await other.context().setOffline(false)
  await expect.poll(() => member.list('favorites/spots')).toEqual(['兼六園', '城崎温泉'])
  await openDrawer(other)
  await expect(drawer(other).getByRole('link', { name: 'お気に入りをすべて見る' })).toBeVisible()
  await other.context().close()

  await open(page, '/@/favorites/spots')
  await expect(rows(page)).toHaveText([/兼六園/, /城崎温泉/])
  await signOutHere(page)
  expect((await keys(page)).filter((key) => /member|favorites|histories/.test(key))).toEqual([])
  await open(page, SPOT.path)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('lists are browsed, sorted, paused and cleared with undo, and violate no accessibility rule (R47, R48, R49)', async ({
  page,
  request,
}) => {
  const mail = await newMember(request)
  await startSession(page, mail)
  await open(page, '/@/favorites/spots')
  await expect(page.getByText('スポットの♡を押すと')).toBeVisible()
  await expectAccessible(page)
  await open(page, '/@/histories/article-pages/news')
  await expect(page.getByText('ニュースの履歴は、まだありません。')).toBeVisible()
  await expectAccessible(page)

  const member = await asMember(request, mail)
  const { data } = await (await request.get('/v1/spots?limit=12')).json()
  const spots: { id: string; title: string }[] = data.spots.list
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  await Promise.all(
    spots.flatMap(({ id }, index) => {
      const moment = at(index * 24)
      const seen = { firstViewedAt: moment, lastViewedAt: moment, views: 1 }
      return [
        member.put(`favorites/spots/${id}`, { createdAt: at(index) }),
        member.put(`histories/spots/${id}`, seen),
      ]
    }),
  )
  await member.put(`favorites/spots/${identifierOf(0xffff)}`, { createdAt: at(0), title: 'もうない岬の灯台' })

  await open(page, '/@/favorites/spots')
  await expect(rows(page)).toHaveCount(13)
  await expect(rows(page).first()).toHaveText(/公開終了.*もうない岬の灯台/)
  await expectAccessible(page)
  await page.getByRole('combobox', { name: '並び順' }).selectOption('追加が古い順')
  await expect(rows(page).first()).toContainText(spots.at(-1)?.title ?? '')
  await page.getByRole('searchbox', { name: 'リストのなかを検索' }).fill('岬 もうない')
  await expect(rows(page)).toHaveText([/もうない岬の灯台/])
  await page.getByRole('button', { name: 'もうない岬の灯台をお気に入りから外す' }).press('Enter')
  await expect(page.getByText('に当てはまるものはありません。')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '検索の言葉を消す' }).click()
  await expect(rows(page)).toHaveCount(12)
  // By keyboard: the focus moves to the row that takes the place of the removed one.
  await page
    .getByRole('button', { name: /をお気に入りから外す$/ })
    .nth(1)
    .press('Enter')
  await expect(rows(page)).toHaveCount(11)
  await expect(page.getByRole('button', { name: /をお気に入りから外す$/ }).nth(1)).toBeFocused()
  // A double click removes one entry, not also the next one.
  await page
    .getByRole('button', { name: /をお気に入りから外す$/ })
    .first()
    .dblclick()
  await expect(rows(page)).toHaveCount(10)
  // Undo restores all entries removed in sequence, as many as the notice says; hovering keeps it open.
  await notice(page).getByRole('button', { name: '元に戻す' }).hover()
  const [, expectAnnouncement = '1'] = /(\d+)件/.exec(await notice(page).innerText()) ?? []
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(rows(page)).toHaveCount(10 + Number(expectAnnouncement))
  await expect(page.getByRole('main')).toBeFocused()

  await open(page, '/@/histories/spots')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('今日')
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toHaveText('昨日')
  // Unrendered blocks have their final height: scrolling shifts nothing.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (const row of await rows(page).all()) await row.scrollIntoViewIfNeeded()
  expect(Math.abs((await height()) - before)).toBeLessThan(before / 4)
  await expectAccessible(page)
  // The press is acknowledged at once, however long the response takes.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/v1/histories**', async (route) => {
    await answered
    await route.fallback()
  })
  await page.getByRole('button', { name: 'スポットの履歴をすべて消す' }).click()
  await expect(page.getByRole('button', { name: '消しています…' })).toBeVisible()
  answer()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: '閲覧の履歴を残す' })).toBeFocused()
  expect(await member.list('histories/spots')).toEqual([])
  await notice(page).getByRole('button', { name: '元に戻す' }).click()
  await expect(rows(page)).toHaveCount(12)
  await page.getByRole('checkbox', { name: '閲覧の履歴を残す' }).uncheck()
  await expect(page.getByText('いまは、新しい履歴を残していません。')).toBeVisible()
  await expect.poll(() => keys(page)).not.toContain('member-shelf-queue')
  await open(page, '/@/histories/spots')
  await expect(page.getByRole('checkbox', { name: '閲覧の履歴を残す' })).not.toBeChecked()
})

test('a member finds a hotel that was kept among the favourites of its kind, and plans with it', async ({
  page,
  request,
}) => {
  await startSession(page, await newMember(request))
  await open(page, '/hotels')
  const card = page.locator('main').getByRole('article').first()
  const hotel = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel)
  await heart(page).click()
  await expectFavorite(page)

  await page.goto('/@/favorites')
  await page.getByRole('navigation', { name: 'お気に入りの種類' }).getByRole('link', { name: '宿' }).click()
  await expect(page).toHaveURL('/@/favorites/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お気に入りの宿')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(hotel)
  await page.getByRole('combobox', { name: '並び順' }).selectOption('名前順（五十音）')
  await expect(rows(page)).toContainText(hotel)
  await expectAccessible(page)

  await open(page, '/@/travel/guides')
  await page.getByRole('link', { name: /^お気に入りから/ }).click()
  const sheet = page.getByRole('dialog', { name: /しおり/ })
  await sheet.getByRole('checkbox', { name: hotel }).check()
  await sheet.getByRole('button', { name: 'しおりを作る' }).click()
  await expect(page.getByRole('main')).toContainText(hotel)
})
