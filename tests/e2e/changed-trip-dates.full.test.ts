import type { Page } from '@playwright/test'
import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { expect, hydrated, open, test } from './fixtures.ts'
import { expectNotification, memberSite, newMember, startSession } from './member.ts'
import { state } from './offline.ts'
import { day, editGuide, leaveLink, today } from './trip-dates.ts'

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 40[149]/,
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

const linesOf = (page: Page, name: string) => day(page, name).getByRole('heading', { level: 3 })
const undo = (page: Page) =>
  page.getByRole('status', { name: 'お知らせ' }).getByRole('button', { name: '元に戻す' }).last()

const write = async (page: Page, where: string, values: Record<string, string>) => {
  await page.getByRole('button', { name: new RegExp(`^予定を書く.*${where}`) }).click()
  const form = page.getByRole('form', { name: '予定の追加' })
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await form.getByRole('button', { name: '追加する' }).click()
  await expect(form).toHaveCount(0)
}

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('a trip is moved, extended and shortened without losing activities, also offline and with a second tab (R50)', async ({
    page,
    context,
  }) => {
    test.slow()
    await editGuide(
      page,
      '能登の三日',
      ['2099-12-05', '2099-12-07'],
      [
        [['朝市', { startTime: '08:00' }]],
        [],
        [['宿', { startTime: '15:00', reservationNo: 'NOTO-77' }], ['浜を歩く']],
      ],
    )
    await page.getByText('概要と日程').click()
    const [from, to] = [
      page.getByLabel('出発日', { exact: true }),
      page.getByLabel('帰着日', { exact: true }),
    ]
    await from.fill('2099-12-12')
    await expect(to).toHaveValue('2099-12-14')
    await expectNotification(page, '3日分の日付を、予定ごと移しました。')
    await expectNotification(page, '予約済みの予定1件は、予約番号もそのままです。')
    await expect(day(page, '1日目')).toContainText('12月12日（土）')
    await expect(day(page, '3日目')).toContainText('12月14日（月）')
    await expect(linesOf(page, '3日目')).toHaveText(['宿', '浜を歩く'])
    await expect(page.getByText('しおりの日程の外にある日です。')).toHaveCount(0)

    await expect(state(page)).toHaveText('保存しました')
    await expect(page.getByText('オフラインで見られます').first()).toBeVisible({ timeout: 40_000 })
    const tab = await context.newPage()
    await open(tab, page.url().replace('/edit', ''))
    await context.setOffline(true)
    await to.fill('2099-12-12')
    await expectNotification(page, '2日を減らしました。')
    await expect(day(page, '行きたいところ')).toBeVisible()
    await expect(linesOf(page, '行きたいところ')).toHaveText(['宿', '浜を歩く'])
    await expect(day(page, '2日目')).toHaveCount(0)
    await to.fill('2099-12-13')
    await expectNotification(page, '1日を追加しました。')
    await expect(page.getByRole('heading', { level: 2, name: /日目|行きたいところ|チェック/ })).toHaveText([
      /^1日目/,
      /^2日目/,
      /^行きたいところ/,
      /チェック/,
    ])
    await expect(tab.getByRole('heading', { level: 2, name: /^2日目/ })).toContainText('12月13日（日）')
    await context.setOffline(false)
    await expect(state(page)).toHaveText('保存しました')
    await page.reload()
    await hydrated(page)
    await expect(linesOf(page, '行きたいところ')).toHaveText(['宿', '浜を歩く'])
    await expect(day(page, '2日目')).toContainText('12月13日（日）')
    await page.getByText('概要と日程').click()
    await to.fill('2099-12-12')
    await undo(page).click()
    await expect(day(page, '2日目')).toContainText('12月13日（日）')
    await expect(to).toHaveValue('2099-12-13')
    await expect(state(page)).toHaveText('保存しました')

    await context.setOffline(true)
    // It is the same day until midnight in Japan.
    const now = new Date()
    await page.clock.setFixedTime(now)
    await from.fill(addDays(japanTime(now).date, -1))
    await expectNotification(page, '2日分の日付を、予定ごと移しました。')
    await leaveLink(page).click()
    for (const _ of ['left', 'loaded anew']) {
      await expect(today(page)).toContainText('2日目')
      await expect(linesOf(page, '行きたいところ')).toHaveText(['宿', '浜を歩く'])
      await page.reload()
    }
    await context.setOffline(false)
  })
})

test('a guide is created for past days; invalid input has a message, and leaving it asks for confirmation and leads to it (R50)', async ({
  page,
  request,
}) => {
  await startSession(page, await newMember(request))
  await open(page, '/@/travel/guides')
  await page.getByRole('link', { name: /^日付を決めて始める/ }).click()
  const sheet = page.getByRole('dialog', { name: /しおり/ })
  await sheet.getByRole('textbox', { name: 'しおりの名前' }).fill('城崎の一日')
  await expect(sheet.getByLabel('出発日', { exact: true })).not.toHaveAttribute('min')
  await sheet.getByLabel('出発日', { exact: true }).fill('2024-12-05')
  await sheet.getByLabel('帰る日', { exact: true }).fill('2024-12-05')
  await sheet.getByRole('button', { name: 'しおりを作る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '城崎の一日' })).toBeVisible()
  await page.getByRole('link', { name: '編集', exact: true }).click()
  await write(page, '1日目', { 予定: '昼食', 始まり: '12:00' })
  await expect(state(page)).toHaveText('保存しました')
  await page.getByRole('button', { name: /^編集.*昼食/ }).click()
  const form = page.getByRole('form', { name: '「昼食」の編集' })
  const begins = form.getByRole('textbox', { name: '始まり' })
  const question = page.getByRole('dialog', { name: /変更を破棄して移動しますか/ })
  await begins.fill('12時すぎ')
  await leaveLink(page).click()
  await question.getByRole('button', { name: '移動しない' }).click()
  await expect(begins).toBeFocused()
  await expect(state(page)).toHaveText('保存できない入力があります')
  await expect(form).toContainText('「9:30」や「25:00」のように入力してください。')
  await page.getByRole('button', { name: /^閉じる.*昼食/ }).click()
  await expect(begins).toBeFocused()
  await page.getByText('概要と日程').focus()
  await page.getByRole('button', { name: 'その入力へ' }).click()
  await expect(begins).toBeFocused()
  await begins.fill('12:30')
  await expect(state(page)).toHaveText('保存しました')
  await page.getByRole('button', { name: /^閉じる.*昼食/ }).click()
  await page.getByRole('button', { name: /^予定を書く.*1日目/ }).click()
  await page
    .getByRole('form', { name: '予定の追加' })
    .getByRole('textbox', { name: '予定', exact: true })
    .fill('湯めぐり')
  await expect(state(page)).toHaveText('追加していない入力があります')
  await leaveLink(page).click()
  await question.getByRole('button', { name: '破棄して移動' }).click()
  await expect(day(page, '1日目')).toContainText('12:30')
  await expect(state(page)).toHaveText('保存しました')
})

test('URLs and phone numbers in a memo are links, a candidate with a time becomes a plan, and records are one tap away on a phone (R50, R265)', async ({
  page,
}) => {
  await editGuide(page, '富山の二日', ['2099-12-05', '2099-12-06'], [])
  await page.getByRole('button', { name: 'テーマを追加' }).click()
  await write(page, '候補', {
    予定: '寿司',
    始まり: '18:00',
    メモ: '電話 0766-22-0123\nhttps://sushi.example/menu javascript:alert(1)',
  })
  await page.getByRole('button', { name: /^編集.*寿司/ }).click()
  await page.getByRole('form', { name: '「寿司」の編集' }).getByRole('radio', { name: '候補' }).check()
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '寿司' }) })
  await expect(line.locator('[data-status=idea]')).toBeVisible()
  await page.getByRole('button', { name: /^閉じる.*寿司/ }).click()
  await page.getByRole('button', { name: '「寿司」の操作' }).click()
  await page.getByRole('button', { name: '1日目へ移動' }).click()
  await expect(linesOf(page, '1日目')).toHaveText(['寿司'])
  await expect(line.locator('[data-status]')).toHaveCount(0)
  await leaveLink(page).click()
  await expect(page.getByRole('link', { name: '0766-22-0123' })).toHaveAttribute('href', 'tel:0766220123')
  const menu = page.getByRole('link', { name: /sushi\.example/ })
  await expect(menu).toHaveAttribute('href', 'https://sushi.example/menu')
  await expect(menu).toHaveAttribute('rel', /noopener/)
  await expect(page.getByText('javascript:alert(1)')).toBeVisible()
  await page.getByRole('button', { name: 'しおりの操作' }).click()
  await page.getByRole('button', { name: '印刷する' }).click()
  await expect(page.getByText('電話 0766-22-0123').first()).toBeAttached()
  await expect(page.getByRole('link', { name: '0766-22-0123' })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('navigation', { name: 'マイページ' }).getByRole('link', { name: '記録と統計' }).click()
  await expect(page).toHaveURL('/@/stats/usage')
})
