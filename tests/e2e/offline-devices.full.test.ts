import type { BrowserContext, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { memberSite, newMember, signInByMail, startSession } from './member.ts'
import {
  deviceRows,
  memberWithGuide,
  offlineReady,
  remainingData,
  rename,
  restoreOn,
  state,
} from './offline.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*cdn-cgi|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

/** Another device of the same member. */
async function anotherDevice(context: BrowserContext, mail: string, path: string): Promise<Page> {
  const other = await context.newPage()
  await startSession(other, mail)
  await open(other, path)
  return other
}

test('tabs show each other’s changes; an edit of the same line on two devices is a conflict that preserves both; cached data is not shown to other members or after signing out everywhere (R50, R136)', async ({
  page,
  request,
  context,
  browser,
}) => {
  test.slow()
  const { mail, token, id, document } = await memberWithGuide(request)
  await startSession(page, mail)
  await open(page, `/@/travel/guides/${id}/edit`)
  await offlineReady(page)
  const tab = await context.newPage()
  await open(tab, `/@/travel/guides/${id}`)
  await rename(page, '朝の散歩', '兼六園の朝')
  await expect(tab.getByText('兼六園の朝')).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  const other = await anotherDevice(elsewhere, mail, `/@/travel/guides/${id}/edit`)
  await context.setOffline(true)
  await rename(page, '市場で朝ごはん', '近江町市場')
  await rename(page, '茶屋街を歩く', 'ひがし茶屋街')
  await rename(other, '市場で朝ごはん', '朝市')
  await expect(state(other)).toHaveText('保存しました')

  await context.setOffline(false)
  const question = page.getByRole('dialog', { name: /ふたつの内容があります/ })
  await expect(question).toContainText('近江町市場')
  await expect(question).toContainText('朝市')
  await expect.poll(async () => (await document()).titles).toEqual(['兼六園の朝', '朝市', 'ひがし茶屋街'])
  await question.getByRole('button', { name: '両方を残す' }).click()
  await expect(question).toHaveCount(0)
  await expect.poll(async () => (await document()).titles[1]).toBe('朝市／近江町市場')
  await expect(page.getByRole('heading', { name: '朝市／近江町市場' })).toBeVisible()
  await elsewhere.close()
  await tab.close()

  const left = await deviceRows(page)
  expect(left).toMatchObject({ owner: [{}], guides: [{ id }] })
  // All sessions are ended elsewhere; this device notices with its next request.
  const headers = { authorization: `Bearer ${token}`, 'x-client-id': 'web/test' }
  expect((await request.delete('/v1/me/sessions', { headers })).ok()).toBe(true)
  await open(page, '/@/travel/guides')
  await expect.poll(async () => (await remainingData(page)).names).toEqual([])
  expect((await remainingData(page)).personal).toEqual([])

  // Data left by a browser crash is removed before the next member sees anything.
  const stranger = await newMember(request)
  await signInByMail(page, stranger)
  await expect.poll(async () => (await deviceRows(page))?.owner).toHaveLength(1)
  await restoreOn(page, left)
  await open(page, '/@/travel/guides')
  await expect(page.getByRole('heading', { level: 1, name: '旅のしおり' })).toBeVisible()
  await expect.poll(async () => (await deviceRows(page))?.owner).not.toEqual(left?.owner)
  expect((await deviceRows(page))?.guides ?? []).toEqual([])
  await context.setOffline(true)
  await page.goto(`/@/travel/guides/${id}`)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await expect(page.getByText('朝市')).toHaveCount(0)
})
