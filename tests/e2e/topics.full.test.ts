import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'

test.use({
  expectedErrors: /status of 500/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const identifier = () => `a${crypto.randomUUID().slice(1)}`

test('the home of a new member suggests first steps, later shows the next trip and wishes to mark as done with one click (R42)', async ({
  page,
  request,
}) => {
  const token = await startSession(page, await newMember(request))
  await open(page, '/@/home/topics')
  const main = page.getByRole('main')
  for (const [name, href] of [
    [/^行き先をさがす/, '/search'],
    [/^気になる場所に♡を付ける/, '/spots'],
    [/^しおりを作る/, '/@/travel/guides'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(main.getByText('加藤 さくらさん、こんにちは。')).toBeVisible()
  await expectAccessible(page)

  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: unknown) => {
    const response = await request.post(`${memberSite()}/v1${path}`, { headers, data })
    expect([path, response.ok()]).toEqual([path, true])
  }
  const today = japanTime(new Date()).date
  const guide = {
    id: identifier(),
    title: '但馬の湯めぐり',
    coverImage: null,
    startDate: addDays(today, 12),
    endDate: addDays(today, 14),
    prefectureCodes: ['28'],
    members: '',
    memo: '',
    budget: null,
    checklist: [],
  }
  await post('/travel/guides', { guide })
  const action = {
    id: identifier(),
    type: 'wish',
    refKind: null,
    refId: null,
    title: '天橋立の朝',
    date: null,
    prefectureCode: '26',
    cityCode: null,
    rating: null,
    memo: '',
    activityId: null,
    visibility: 'private',
  }
  await post('/travel/actions', { action })

  let isBroken = true
  await page.route('**/v1/me/topics', (route) =>
    isBroken ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await open(page, '/@/home/topics')
  // The saved response is shown, and marked as not current.
  await expect(main.getByText('最新の内容を確認できませんでした。')).toBeVisible()
  await expect(main.getByRole('link', { name: /^アカウント/ })).toBeVisible()
  isBroken = false
  await main.getByRole('button', { name: 'もう一度確認する' }).click()
  const trip = main.getByRole('region', { name: '次の旅' })
  // One less if midnight has just passed.
  await expect(trip).toContainText(/あと1[12]日/)
  await expect(trip.getByRole('link', { name: '但馬の湯めぐり' })).toHaveAttribute(
    'href',
    `/@/travel/guides/${guide.id}`,
  )
  await expect(main.getByText('まだ何もありません')).toBeHidden()
  await expectAccessible(page)

  await main.getByRole('button', { name: '「天橋立の朝」に行った' }).click()
  await expectNotification(page, '「天橋立の朝」を今日行ったことにしました。')
  await expect(main.getByRole('heading', { name: '最近の記録' })).toBeVisible()
  await expect(main.getByRole('heading', { name: '行きたい場所' })).toBeHidden()
  await expect(main.getByRole('link', { name: '天橋立の朝' })).toBeFocused()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(main.getByRole('heading', { name: '行きたい場所' })).toBeVisible()
  await main.getByRole('link', { name: '天橋立の朝' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '天橋立の朝' })).toBeVisible()
})
