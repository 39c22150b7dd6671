import { expect, open, test } from './fixtures.ts'
import { memberSite, startSession } from './member.ts'
import { memberWithGuide, offlineReady, remainingData, rename, state, unsentQueue } from './offline.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('a guide is read and edited offline, also after a reload and in another tab, and changes are sent in order when back online; online every visit fetches the area’s document; signing out deletes everything (R50, R136)', async ({
  page,
  request,
  context,
}) => {
  const { mail, id, document } = await memberWithGuide(request)
  await startSession(page, mail)
  await open(page, '/@/travel/guides')
  // The next trip is cached without being opened.
  await offlineReady(page)
  // Server responses are not cached: each visit fetches the document, so that a new build is used at once.
  const answer = async () => (await page.goto('/@/travel/guides'))?.headers()['x-request-id']
  expect(await answer()).not.toBe(await answer())
  await context.setOffline(true)
  await page.getByRole('link', { name: '金沢の旅' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '金沢の旅' })).toBeVisible()
  await expect(page.getByText('市場で朝ごはん')).toBeVisible()

  await open(page, `/@/travel/guides/${id}/edit`)
  await rename(page, '市場で朝ごはん', '近江町市場で朝ごはん')
  await expect(state(page)).toHaveText('オフラインです。1件の変更は、つながると保存します')
  await rename(page, '茶屋街を歩く', 'ひがし茶屋街')
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('heading', { name: '茶屋街を歩く', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'やり直す' }).click()
  await expect.poll(() => unsentQueue(page)).toContain('"patch":{"title":"ひがし茶屋街"}')
  await page.reload()
  await expect(page.getByRole('heading', { name: '近江町市場で朝ごはん', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ひがし茶屋街', exact: true })).toBeVisible()

  // Activities and sections have pages of their own, which also work offline.
  await page.getByRole('link', { name: '編集を終える' }).click()
  await page.getByRole('link', { name: 'ひがし茶屋街' }).click()
  await expect(page).toHaveURL(/\/@\/travel\/activities\//)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ひがし茶屋街' })).toBeVisible()
  await open(page, `/@/travel/guides/${id}/edit`)

  const tab = await context.newPage()
  await tab.goto('/@/travel/guides')
  // Online-only actions show why they are not available.
  await tab.getByRole('button', { name: '「金沢の旅」のメニュー' }).click()
  await tab.getByRole('button', { name: '削除する' }).click()
  await expect(tab.getByText('通信できませんでした。つながってから、もう一度お試しください。')).toBeVisible()
  await expect(tab.getByText('この端末に保存されているしおりだけを表示しています')).toBeVisible()
  await expect(tab.getByText(/送信待ちの変更\d件/)).toBeVisible()
  await tab.getByRole('link', { name: '金沢の旅' }).click()
  await expect(tab.getByText('ひがし茶屋街')).toBeVisible()
  expect(await document()).toEqual({ titles: ['朝の散歩', '市場で朝ごはん', '茶屋街を歩く'], places: 1 })

  await context.setOffline(false)
  await expect(state(page)).toHaveText('保存しました')
  await expect(state(tab)).toHaveText('保存しました')
  expect((await document()).titles).toEqual(['朝の散歩', '近江町市場で朝ごはん', 'ひがし茶屋街'])

  const before = await remainingData(tab)
  expect(before.names).toEqual(['member'])
  expect(before.personal.length).toBeGreaterThan(0)
  for (const address of before.personal) expect(address).toMatch(/^\/cdn-cgi\//)
  await page.close()
  // Unsaved input of any form.
  await tab.evaluate(() => {
    const draft = { version: 1, savedAt: Date.now(), values: { memo: '予約番号 1234' } }
    localStorage.setItem('draft:travel-guide:1', JSON.stringify(draft))
  })
  await open(tab, '/@/logout')
  await tab.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(tab).toHaveURL('/')
  const after = await remainingData(tab)
  expect(after).toMatchObject({ names: [], personal: [], drafts: [] })
  // The empty document and the code of the area may stay: they are not personal.
  await context.setOffline(true)
  await tab.goto(`/@/travel/guides/${id}`)
  await expect(tab.getByRole('main')).not.toContainText('アカウントを確認しています')
  await expect(tab.getByText('茶屋街')).toHaveCount(0)
})
