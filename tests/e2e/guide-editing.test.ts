import type { APIRequestContext, Page } from '@playwright/test'
import { emptyActivity } from '#domain/travel/activity-form.ts'
import { expectAccessible } from './accessible.ts'
import { expect, open, test } from './fixtures.ts'
import { tokenOf } from './login.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'

test.use({
  // A missing guide and an edit conflict are provoked.
  expectedErrors: /status of 40[49]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const own = (): string => `a${crypto.randomUUID().slice(1)}`

/** A new member with an account, and a client for their calls. */
async function newAccount(request: APIRequestContext) {
  const mail = await newMember(request)
  const headers = (token: string) => ({ authorization: `Bearer ${token}`, 'x-client-id': 'web/test' })
  await request.post('/v1/accounts/login', {
    headers: headers(await tokenOf(request, mail, 'IdToken')),
    data: { loginAccountPayload: {} },
  })
  return { mail, headers: headers(await tokenOf(request, mail, 'AccessToken')) }
}

const guideOf = (id: string, title: string) => ({
  id,
  title,
  coverImage: null,
  startDate: '2099-12-05',
  endDate: '2099-12-06',
  prefectureCodes: [],
  members: '',
  memo: '',
  budget: 10_000,
  checklist: [],
})

const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const linesOf = (page: Page, name: string) => day(page, name).getByRole('heading', { level: 3 })
const moves = (page: Page) => page.locator('[data-moves]')
const handle = (page: Page, title: string) => page.getByRole('button', { name: `「${title}」を並べ替える` })

type Line = Partial<Record<'予定' | '始まり' | '終わり' | '費用（円、全員分・税込）', string>>

/** Adds a free-text activity at the end of a day. */
const write = async (page: Page, where: string, values: Line) => {
  await page.getByRole('button', { name: new RegExp(`^予定を書く.*${where}`) }).click()
  const form = page.getByRole('form', { name: '予定の追加' })
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await form.getByRole('button', { name: '追加する' }).click()
  await expect(form).toHaveCount(0)
}

test('a guide is created from scratch: days, activities, transfers, warnings, costs, checklist; an id in a URL cannot address another endpoint (R50, R53, R70, R192)', async ({
  page,
  request,
}) => {
  test.slow()
  const { mail, headers } = await newAccount(request)
  const id = own()
  const data = { guide: guideOf(id, '金沢の旅'), sections: [], activities: [] }
  expect((await request.post('/v1/travel/guides', { headers, data })).status()).toBe(200)
  await startSession(page, mail)

  await open(page, `/@/travel/guides/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: '金沢の旅' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(お気に入りから選ぶ|場所をさがす|自由に書く)/ })).toHaveCount(
    3,
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: '編集', exact: true }).click()

  await page.getByRole('button', { name: '日を追加' }).click()
  await page.getByRole('button', { name: '日を追加' }).click()
  await expect(day(page, '1日目')).toContainText('12月5日（土）')
  await expect(day(page, '2日目')).toContainText('12月6日（日）')
  await write(page, '1日目', {
    予定: '兼六園',
    始まり: '１０時',
    終わり: '1130',
    '費用（円、全員分・税込）': '６４０円',
  })
  await page.getByRole('button', { name: /^移動を追加.*1日目/ }).click()
  const move = page.getByRole('form', { name: '移動の追加' })
  await move.getByRole('combobox', { name: '手段' }).selectOption('バス')
  await move.getByRole('textbox', { name: '到着地' }).fill('近江町')
  await move.getByRole('textbox', { name: '所要時間（分）' }).fill('40')
  await move.getByRole('textbox', { name: '運賃（円、全員分）' }).fill('420')
  await move.getByRole('button', { name: '追加する' }).dblclick()
  await write(page, '1日目', { 予定: '昼食', 始まり: '12:00' })
  await expect(day(page, '1日目')).toContainText('到着は12:10ごろで、「昼食」（12:00）に間に合いません。')
  await expect(day(page, '1日目')).toContainText('気になる点 1件')
  await expect(day(page, '1日目')).toContainText('費用 1,060円')

  // Edited in place and autosaved; half-typed times are not saved.
  await page.getByRole('button', { name: /^編集.*昼食/ }).click()
  const lunch = page.getByRole('form', { name: '「昼食」の編集' })
  await expectAccessible(page)
  await lunch.getByRole('textbox', { name: '始まり' }).fill('12時すぎ')
  await lunch.getByRole('textbox', { name: '終わり' }).fill('13:00')
  await expect(lunch).toContainText('「9:30」や「25:00」のように入力してください。')
  await lunch.getByRole('textbox', { name: '始まり' }).fill('12:10')
  await lunch.getByRole('button', { name: '閉じる' }).click()
  await expect(day(page, '1日目')).not.toContainText('間に合いません')

  // Undo and redo by keys and by buttons.
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await expect(day(page, '1日目')).toContainText('間に合いません')
  await page.getByRole('button', { name: 'やり直す' }).click()
  await expect(day(page, '1日目')).not.toContainText('間に合いません')

  const added = page.getByRole('form', { name: 'チェックリストに追加' })
  await added.getByRole('textbox', { name: '追加する項目' }).fill('傘')
  await added.getByRole('button', { name: '追加する' }).click()
  await page.getByRole('link', { name: '編集を終える' }).click()
  await page.getByRole('checkbox', { name: '傘' }).check()
  await expect(page.locator('[data-sync]')).toHaveText('保存しました')
  await expect(page.getByRole('region', { name: '費用' })).toContainText('残り8,940円')
  await expectAccessible(page)

  await page.getByRole('link', { name: '兼六園', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '兼六園' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'この予定を記録する' })).toHaveAttribute('href', /activity=a/)
  await expectAccessible(page)
  const line = new URL(page.url()).pathname
  await open(page, `${line}/edit`)
  await expect(page.getByRole('form', { name: '「兼六園」の編集' })).toBeVisible()
  await page.getByRole('button', { name: '編集を閉じる' }).click()
  await expect(page).toHaveURL(line)
  await expect(page.getByRole('form', { name: '「兼六園」の編集' })).toHaveCount(0)
  await page.getByRole('navigation', { name: '前後の予定' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'バスで近江町へ' })).toBeVisible()
  await page.getByRole('link', { name: '金沢の旅' }).click()
  await page.getByRole('link', { name: /^2日目 ?12月6日/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^2日目/ })).toBeVisible()
  await expectAccessible(page)
  await open(page, `${new URL(page.url()).pathname}/edit`)
  await expect(page).toHaveURL(new RegExp(`/@/travel/guides/${id}/edit#`))
  await expect(day(page, '2日目')).toBeInViewport()
  await open(page, `/@/travel/sections/${own()}`)
  await expect(page.getByRole('heading', { level: 1, name: 'ページを表示できません。' })).toBeVisible()

  // An id with a path to another endpoint is treated as an unknown id.
  const requestedPaths: string[] = []
  page.on('request', (sent) => requestedPaths.push(new URL(sent.url()).pathname))
  await open(page, '/@/travel/guides/..%2F..%2Fme%2Fstats')
  await expect.poll(() => requestedPaths).toContain('/v1/travel/guides/..%2F..%2Fme%2Fstats')
  expect(requestedPaths).not.toContain('/v1/me/stats')
  await expect(page.getByText('見つかりません').first()).toBeVisible()
})

test('activities are moved by keyboard, menu and pointer, with announcements; conflicting versions are resolved (R50, R52, R70)', async ({
  page,
  request,
}) => {
  test.slow()
  const { mail, headers } = await newAccount(request)
  const [id, one, two] = [own(), own(), own()]
  const line = (title: string, sectionId: string) => ({
    ...emptyActivity('free'),
    id: own(),
    title,
    sectionId,
  })
  const sections = [one, two].map((section, index) => {
    const date = `2099-12-0${5 + index}`
    return { id: section, kind: 'day', date, title: '', memo: '' }
  })
  const activities = [...['城', '庭', '市場'].map((title) => line(title, one)), line('港', two)]
  const data = { guide: guideOf(id, '金沢の旅'), sections, activities }
  expect((await request.post('/v1/travel/guides', { headers, data })).status()).toBe(200)
  await startSession(page, mail)
  await open(page, `/@/travel/guides/${id}/edit`)

  await handle(page, '庭').focus()
  await page.keyboard.press('Space')
  await expect(moves(page)).toContainText('「庭」を持ち上げました。1日目、3件中2番目。')
  await page.keyboard.press('ArrowDown')
  await expect(moves(page)).toHaveText('1日目、3件中3番目。')
  await page.keyboard.press('ArrowDown')
  await expect(moves(page)).toHaveText('2日目、2件中1番目。')
  await expect(handle(page, '庭')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(moves(page)).toContainText('「庭」は元の位置に戻りました。')
  await expect(linesOf(page, '1日目')).toHaveText(['城', '庭', '市場'])
  await expect(handle(page, '庭')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(moves(page)).toHaveText('「庭」を2日目、2件中1番目に置きました。')
  await expect(linesOf(page, '1日目')).toHaveText(['城', '市場'])
  await expect(linesOf(page, '2日目')).toHaveText(['庭', '港'])

  await page.getByRole('button', { name: '「市場」の操作' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: '2日目へ移動' }).click()
  await expect(handle(page, '市場')).toBeFocused()
  await expect(linesOf(page, '2日目')).toHaveText(['庭', '港', '市場'])
  const drop = page.getByRole('listitem').filter({ has: handle(page, '城') })
  await handle(page, '港').dragTo(drop, { targetPosition: { x: 200, y: 4 } })
  await expect(linesOf(page, '1日目')).toHaveText(['港', '城'])
  await expect(moves(page)).toHaveText('「港」を1日目、2件中1番目に移しました。')
  await page.getByRole('button', { name: '「城」の操作' }).click()
  await page.getByRole('button', { name: '削除', exact: true }).click()
  await expectNotification(page, '「城」を削除しました。')
  await expect(handle(page, '港')).toBeFocused()
  await page.getByRole('status', { name: 'お知らせ' }).getByRole('button', { name: '元に戻す' }).click()
  await expect(linesOf(page, '1日目')).toHaveText(['港', '城'])
  await expect(page.locator('[data-sync]')).toHaveText('保存しました')
  const titles = async () => {
    const { data: answer } = await (await request.get(`/v1/travel/guides/${id}`, { headers })).json()
    return answer.travelGuide.activities.map((row: { title: string }) => row.title)
  }
  await expect.poll(titles).toEqual(['港', '城', '庭', '市場'])

  const changed = activities[1]
  const patch = { version: 1, patch: { title: '玉泉院丸庭園', memo: '夜も開く' } }
  const answer = await request.patch(`/v1/travel/activities/${changed?.id}`, { headers, data: patch })
  expect(answer.status()).toBe(200)
  await page.getByRole('button', { name: /^編集.*庭/ }).click()
  const form = page.getByRole('form', { name: '「庭」の編集' })
  await form.getByRole('textbox', { name: '予定' }).fill('兼六園')
  const question = page.getByRole('dialog', { name: /ふたつの内容があります/ })
  await expect(question.getByRole('row', { name: /名前/ })).toHaveText(/名前\s*兼六園\s*玉泉院丸庭園/)
  await expectAccessible(page)
  await question.getByRole('button', { name: '保存済みの内容にする' }).click()
  await expect(question).toHaveCount(0)
  await expect(linesOf(page, '2日目')).toHaveText(['玉泉院丸庭園', '市場'])
})
