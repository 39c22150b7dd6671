import { addDays, japanTime, weekdayOf } from '#domain/date/japan-time.ts'
import { japaneseMonthDay } from '#domain/date/japanese-date.ts'
import { holidaysAround } from '#domain/date/public-holidays.server.ts'
import { expect, open, test } from './fixtures.ts'

// Open from Tuesday to Sunday, 9:30–17:30, last entry 16:30; closed on Mondays, or on the day after a holiday.
const AQUARIUM = '/spots/nagoya-port-aquarium'
const FACTS = { name: '基本情報' }

const dayAfter = (days: number) => {
  const date = addDays(HOLIDAY, days)
  return `${japaneseMonthDay(date)}（${'日月火水木金土'[new Date(date).getUTCDay()]}）`
}
const { days: HOLIDAYS } = holidaysAround(new Date())
/** The next Monday that is a holiday and is not followed by another. */
const HOLIDAY =
  HOLIDAYS.find(
    (day) =>
      day >= japanTime(new Date()).date &&
      weekdayOf(day) === 'mon' &&
      ![1, 2, 3].some((days) => HOLIDAYS.includes(addDays(day, days))),
  ) ?? ''

// Half a day behind Japan, with summer time.
test.use({ timezoneId: 'America/New_York', viewport: { width: 390, height: 844 } })

test('a place opened by a link shows the current hours of Japan at once; they are updated over a holiday, and the weekly ones are printed', async ({
  page,
}) => {
  await page.clock.install({ time: new Date(`${HOLIDAY}T10:00:00+09:00`) })
  await open(page, '/pr/aichi')
  await page.locator(`main a[href="${AQUARIUM}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${AQUARIUM}$`))
  const facts = page.getByRole('region', FACTS)
  // A Monday that is a holiday is open, the Tuesday after it is closed.
  await expect(facts).toContainText('営業中17:30まで')
  await page.clock.fastForward('24:00:00')
  await expect(facts).toContainText(`本日は定休日次の営業は明日${dayAfter(2)}9:30から`)
  await page.clock.fastForward('30:05:00')
  await expect(facts).toContainText('営業中17:30まで（最終入場 16:30）')
  const state = page.getByText('営業中', { exact: true })
  await page.emulateMedia({ media: 'print' })
  await expect(state).toBeHidden()
  await expect(page.getByText('火〜日　09:30〜17:30（最終入場 16:30）')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expect(state).toBeVisible()
  await page.clock.fastForward('30:00')
  await expect(facts).toContainText('まもなく終了17:30まで（入場は16:30で終了）')
  await page.clock.fastForward('01:00:00')
  await expect(facts).toContainText(`本日の営業は終了次の営業は明日${dayAfter(3)}9:30から`)
})

for (const width of [320, 390, 1280])
  test(`no layout shift when the hours of today appear, ${width} px wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const size = { width, height: 844 }
    const context = await browser.newContext({ baseURL, viewport: size })
    const withoutScript = await context.newPage()
    // Before hydration; without scripts there would be no ♡ either.
    await withoutScript.route('**/assets/**/*.js', () => {})
    await withoutScript.goto(AQUARIUM, { waitUntil: 'domcontentloaded' })
    await expect(withoutScript.getByRole('region', FACTS)).toContainText(
      '下の営業時間と定休日をご確認ください',
    )
    const before = await withoutScript.getByRole('term').filter({ hasText: '営業時間' }).boundingBox()
    await context.close()

    await page.setViewportSize(size)
    // The longest of its texts.
    await page.clock.install({ time: new Date(`${addDays(HOLIDAY, 2)}T18:00:00+09:00`) })
    await open(page, AQUARIUM)
    await expect(page.getByRole('region', FACTS)).toContainText(`次の営業は明日${dayAfter(3)}9:30から`)
    const after = await page.getByRole('term').filter({ hasText: '営業時間' }).boundingBox()
    expect(after).toEqual(before)
  })
