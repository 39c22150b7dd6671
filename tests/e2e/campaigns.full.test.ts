import { expect, open, test } from './fixtures.ts'

// About half a day behind Japan.
test.use({ timezoneId: 'America/New_York' })

const LETTERS = '/campaigns/reader-signpost-letters'

/** The last day of the campaign, as the page shows it. */
const lastDay = async (text: string): Promise<Date> => {
  const [, year, month, day] = /〜(\d{4})年(\d{1,2})月(\d{1,2})日/.exec(text) ?? []
  return new Date(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}T00:00:00+09:00`)
}

test('a campaign shows the time left at the moment of reading, and is updated until its end', async ({
  page,
  request,
}) => {
  const written = await (await request.get(LETTERS)).text()
  const last = await lastDay(written.replaceAll(/<[^>]*>/g, ''))
  const hours = (count: number) => new Date(last.getTime() + count * 3_600_000)

  await page.clock.install({ time: hours(-5 * 24 + 12) })
  await open(page, LETTERS)
  const campaign = page.locator('campaign-times')
  await expect(campaign).toContainText('応募受付中あと5日')
  await expect(campaign.getByRole('link', { name: /応募ページへ/ })).toBeVisible()
  await page.clock.setFixedTime(hours(-2 * 24 + 12))
  await page.clock.runFor(60_000)
  await expect(campaign).toContainText('まもなく終了あと2日')
  const before = await campaign.boundingBox()
  await page.clock.setFixedTime(hours(23))
  await page.clock.runFor(60_000)
  await expect(campaign).toContainText('まもなく終了本日23:59まで')
  await page.clock.setFixedTime(hours(24))
  await page.clock.runFor(60_000)
  await expect(campaign).toContainText('受付終了')
  await expect(campaign).toContainText('に締め切りました')
  await expect(campaign.getByRole('link', { name: /応募ページへ/ })).toHaveCount(0)
  await expect(campaign.getByText('応募の受け付けは終わりました。')).toBeVisible()
  expect((await campaign.boundingBox())?.height).toBe(before?.height)
})

for (const width of [320, 390, 1280])
  test(`no layout shift when a campaign is updated to the current day, ${width} px wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const size = { width, height: 844 }
    const context = await browser.newContext({ baseURL, viewport: size })
    const withoutScript = await context.newPage()
    // Before hydration.
    await withoutScript.route('**/assets/**/*.js', () => {})
    await withoutScript.goto('/campaigns', { waitUntil: 'domcontentloaded' })
    const titles = (of: typeof page) => of.locator('article h2, article + * h2, h3')
    const places = (of: typeof page) =>
      titles(of).evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
    const before = await places(withoutScript)
    await context.close()
    await page.setViewportSize(size)
    await open(page, '/campaigns')
    await expect(page.locator('#reader-signpost-letters')).toContainText('応募受付中')
    // The height may differ by a pixel between scripts.
    expect(await places(page)).toEqual(before.map((place) => expect.closeTo(place, -0.6)))
  })

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript a campaign shows its dates, and nothing relative to today', async ({ page }) => {
    await page.goto('/campaigns')
    await expect(page.locator('#reader-signpost-letters')).toContainText('応募の締め切りは')
    await expect(page.getByRole('main')).not.toContainText(/応募受付中|まもなく終了|あと\d+日|受付前/)
    await expect(page.getByRole('heading', { name: '受け付けを終えたキャンペーン' })).toBeVisible()
  })
})
