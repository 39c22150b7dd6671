import { addDays, japanTime } from '#domain/date/japan-time.ts'
import { dayText } from '#domain/travel/guide-days.ts'
import { expect, test } from './fixtures.ts'
import { expectNotification, memberSite } from './member.ts'
import { day, editGuide, type Line, leaveLink, today } from './trip-dates.ts'

test.use({
  viewport: { width: 390, height: 844 },
  expectedErrors: /status of 40[149]/,
  contextOptions: { reducedMotion: 'reduce' },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('during the trip the guide opens at today, also after a reload; before the trip at its beginning (R50)', async ({
  page,
}) => {
  const now = new Date()
  await page.clock.setFixedTime(now)
  const { date } = japanTime(now)
  const busy: Line[] = [['朝'], ['昼'], ['夜']]
  await editGuide(page, '旅の途中', [addDays(date, -2), addDays(date, 3)], [busy, busy, busy, busy])
  await leaveLink(page).click()
  const isAtToday = async () => {
    await expect(today(page)).toContainText('3日目')
    await expect(day(page, '3日目').getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  }
  await isAtToday()
  await expect(day(page, '3日目')).toContainText(dayText(date))
  await page.getByRole('navigation', { name: 'マイページ' }).getByRole('link', { name: 'しおり' }).click()
  await page.getByRole('link', { name: '旅の途中' }).click()
  await isAtToday()
  await page.reload()
  await isAtToday()
  await page.getByRole('link', { name: '編集', exact: true }).click()
  await page.getByText('概要と日程').click()
  await page.getByLabel('出発日', { exact: true }).fill('2099-01-05')
  await expectNotification(page, '6日分の日付を、予定ごと移しました。')
  await leaveLink(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.getByText('今日', { exact: true })).toHaveCount(0)
})
