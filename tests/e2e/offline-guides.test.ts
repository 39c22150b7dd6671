import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { activityInput } from '#domain/travel/guide-edit.fixture.ts'
import { expect, open, test } from './fixtures.ts'
import { tokenOf } from './login.ts'
import { memberSite, newMember, signInByMail } from './member.ts'

test.use({
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const own = (): string => `a${crypto.randomUUID().slice(1)}`

type Seeded = { mail: string; token: string; id: string; document: () => Promise<Titles> }
type Titles = { titles: string[]; places: number }

/** A member of this test's own with a guide of one day: a place of this site and two lines in their own words. */
async function memberWithGuide(request: APIRequestContext): Promise<Seeded> {
  const mail = await newMember(request)
  const idToken = await tokenOf(request, mail, 'IdToken')
  const token = await tokenOf(request, mail, 'AccessToken')
  const headers = { authorization: `Bearer ${token}`, 'x-client-id': 'web/test' }
  await request.post('/v1/accounts/login', {
    headers: { ...headers, authorization: `Bearer ${idToken}` },
    data: { loginAccountPayload: {} },
  })
  const spots = await (await request.get('/v1/spots?limit=1')).json()
  const [spot] = spots.data.spots.list
  const [id, day] = [own(), own()]
  const line = (title: string, values = {}) => ({
    ...activityInput(title, values),
    id: own(),
    sectionId: day,
  })
  const data = {
    guide: {
      id,
      title: '金沢の旅',
      coverImage: null,
      startDate: '2099-12-05',
      endDate: '2099-12-05',
      prefectureCodes: ['17'],
      members: '',
      memo: '',
      budget: null,
      checklist: [],
    },
    sections: [{ id: day, kind: 'day', date: '2099-12-05', title: '', memo: '' }],
    activities: [
      line('朝の散歩', { kind: 'spot', refId: spot.id }),
      line('市場で朝ごはん', { startTime: '08:00' }),
      line('茶屋街を歩く', { startTime: '10:00' }),
    ],
  }
  expect((await request.post('/v1/travel/guides', { headers, data })).status()).toBe(200)
  const document = async () => {
    const answer = await (await request.get(`/v1/travel/guides/${id}`, { headers })).json()
    const { activities, places } = answer.data.travelGuide
    return { titles: activities.map((row: { title: string }) => row.title), places: places.length }
  }
  return { mail, token, id, document }
}

const lineForm = (page: Page, title: string) => page.getByRole('form', { name: `「${title}」の編集` })

/** Gives a line of the editor another name, as a member does: it saves itself. */
const rename = async (page: Page, from: string, to: string) => {
  await page.getByRole('button', { name: new RegExp(`編集.*${from}`) }).click()
  await lineForm(page, from).getByRole('textbox', { name: '予定' }).fill(to)
  await lineForm(page, to).or(lineForm(page, from)).getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('heading', { name: to, exact: true })).toBeVisible()
}

/** The worker answers for this tab: from here on the area opens without a network. It fetches some hundred files first. */
const kept = (page: Page) =>
  expect(page.getByText('オフラインで見られます').first()).toBeVisible({ timeout: 40_000 })

/** What the device keeps for the server, as text: a page shows a change a moment before it is written down. */
const unsentOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opened = indexedDB.open('member')
        opened.onsuccess = () => {
          const all = opened.result.transaction('queues').objectStore('queues').getAll()
          all.onsuccess = () => {
            opened.result.close()
            done(JSON.stringify(all.result))
          }
        }
      }),
  )

const state = (page: Page) => page.locator('[data-sync]')

/** What is left of a member on a device: rows of the database, and caches that are theirs. */
const leftOn = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    const urls: string[] = []
    for (const key of await caches.keys()) {
      const requests = await (await caches.open(key)).keys()
      urls.push(...requests.map(({ url }) => new URL(url).pathname))
    }
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft'))
    return { names, drafts, personal: urls.filter((url) => /^\/(v1|cdn-cgi)\//.test(url)), kept: urls.length }
  })

test('a guide is read and written without a network, after a reload and in another tab too, and everything is sent in its order when it is back; logging out leaves nothing (R50, R136)', async ({
  page,
  request,
  context,
}) => {
  const { mail, id, document } = await memberWithGuide(request)
  await signInByMail(page, mail)
  await open(page, '/@/travel/guides')
  // The next trip is kept without being opened.
  await kept(page)
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
  await expect.poll(() => unsentOn(page)).toContain('"patch":{"title":"ひがし茶屋街"}')
  await page.reload()
  await expect(page.getByRole('heading', { name: '近江町市場で朝ごはん', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ひがし茶屋街', exact: true })).toBeVisible()

  // A line and a day have addresses of their own: they are read from the device as well.
  await page.getByRole('link', { name: '編集を終える' }).click()
  await page.getByRole('link', { name: 'ひがし茶屋街' }).click()
  await expect(page).toHaveURL(/\/@\/travel\/activities\//)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'ひがし茶屋街' })).toBeVisible()
  await open(page, `/@/travel/guides/${id}/edit`)

  const tab = await context.newPage()
  await tab.goto('/@/travel/guides')
  // What only the server can do says why it is not done.
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

  const before = await leftOn(tab)
  expect(before.names).toEqual(['member'])
  expect(before.personal).toEqual([expect.stringMatching(/^\/cdn-cgi\//)])
  await page.close()
  // What was typed and not saved, in whichever form.
  await tab.evaluate(() => {
    const draft = { version: 1, savedAt: Date.now(), values: { memo: '予約番号 1234' } }
    localStorage.setItem('draft:travel-guide:1', JSON.stringify(draft))
  })
  await open(tab, '/@/logout')
  await tab.getByRole('button', { name: 'ログアウトする' }).click()
  await expect(tab).toHaveURL('/')
  const after = await leftOn(tab)
  expect(after).toMatchObject({ names: [], personal: [], drafts: [] })
  // The empty document and the code of the area may stay: they are everybody's.
  await context.setOffline(true)
  await tab.goto(`/@/travel/guides/${id}`)
  await expect(tab.getByRole('main')).not.toContainText('アカウントを確認しています')
  await expect(tab.getByText('茶屋街')).toHaveCount(0)
})

/** Another device of the same member. */
async function anotherDevice(context: BrowserContext, mail: string, path: string): Promise<Page> {
  const other = await context.newPage()
  await signInByMail(other, mail)
  await open(other, path)
  return other
}

test('an address of the area is asked for anew with every visit, so that a new build is seen at once (R50)', async ({
  page,
  request,
}) => {
  const { mail, id } = await memberWithGuide(request)
  await signInByMail(page, mail)
  await open(page, '/@/travel/guides')
  await kept(page)
  // Every answer of the server has a name of its own.
  const answerOf = async (path: string) => (await page.goto(path))?.headers()['x-request-id']
  for (const path of ['/@/travel/guides', `/@/travel/guides/${id}`])
    expect(await answerOf(path)).not.toBe(await answerOf(path))
})

test('tabs show what the others change; the same line written on two devices becomes a question that loses neither (R50)', async ({
  page,
  request,
  context,
  browser,
}) => {
  const { mail, id, document } = await memberWithGuide(request)
  await signInByMail(page, mail)
  await open(page, `/@/travel/guides/${id}/edit`)
  await kept(page)
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
})

test('a device does not show what it keeps to somebody else, nor after signing out everywhere (R50, R136)', async ({
  page,
  request,
  context,
}) => {
  const { mail, token, id } = await memberWithGuide(request)
  await signInByMail(page, mail)
  await open(page, `/@/travel/guides/${id}`)
  await kept(page)
  // Elsewhere everything is signed out; this device notices when it asks next.
  const headers = { authorization: `Bearer ${token}`, 'x-client-id': 'web/test' }
  expect((await request.delete('/v1/me/sessions', { headers })).ok()).toBe(true)
  await open(page, '/@/travel/guides')
  await expect.poll(async () => (await leftOn(page)).names).toEqual([])
  expect((await leftOn(page)).personal).toEqual([])

  // What a browser kept that crashed in between is removed before the next member sees anything.
  const stranger = await newMember(request)
  await signInByMail(page, stranger)
  await page.evaluate(() => {
    const request = indexedDB.open('member', 1)
    return new Promise<void>((done) => {
      request.onupgradeneeded = () => {
        for (const name of ['guides', 'queues']) request.result.createObjectStore(name, { keyPath: 'id' })
        request.result.createObjectStore('owner').put({ username: 'somebody-else', account: {} }, 'owner')
      }
      request.onsuccess = () => {
        request.result.close()
        done()
      }
    })
  })
  await open(page, '/@/travel/guides')
  await expect(page.getByRole('heading', { level: 1, name: '旅のしおり' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const opened = indexedDB.open('member')
            opened.onsuccess = () => {
              const owner = opened.result.transaction('owner').objectStore('owner').get('owner')
              owner.onsuccess = () => {
                opened.result.close()
                done(owner.result?.username === 'somebody-else')
              }
            }
          }),
      ),
    )
    .toBe(false)
  await context.setOffline(true)
  await page.goto(`/@/travel/guides/${id}`)
  await expect(page.getByText('市場で朝ごはん')).toHaveCount(0)
})
