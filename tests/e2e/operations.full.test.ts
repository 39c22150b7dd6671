import { expectAccessible } from './accessible.ts'
import { expect, navigationReady, open, test } from './fixtures.ts'
import { expectNotification, memberSite } from './member.ts'
import { signInAsStaff } from './staff.ts'

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('errors and web vitals of readers’ pages are shown to operators (R57)', async ({ page, browser }) => {
  const context = await browser.newContext({ baseURL: memberSite(), locale: 'ja-JP' })
  // Like a browser whose performance is measured.
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })
    Math.random = () => 0
  })
  const reader = await context.newPage()
  await open(reader, '/spots/kanazawa-kenrokuen?reader=hanako')
  await navigationReady(reader)
  const name = `Unlucky${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
  const report = reader.waitForRequest((request) => request.url().endsWith('/v1/observations'))
  await reader.evaluate((text) => {
    setTimeout(() => {
      throw new RangeError(`${text} of hanako@example.jp`)
    })
  }, name)
  const { 'x-client-id': client, authorization } = (await report).headers()
  expect([client, authorization]).toEqual([expect.stringMatching(/^web\//), 'Bearer public'])
  await reader.getByRole('heading', { level: 1 }).click()
  await open(reader, '/about')
  await context.close()

  await signInAsStaff(page, 'admin')
  const errors = page.getByRole('region', { name: '読者の画面で起きたエラー' })
  const row = errors.getByRole('listitem').filter({ hasText: name })
  const vitals = page
    .getByRole('table', { name: '読者が感じる速さ' })
    .getByRole('row', { name: '/spots/:id' })
  await expect(async () => {
    await open(page, '/$/operations')
    await page.getByRole('button', { name: 'パソコン' }).click()
    await expect(row).toBeVisible({ timeout: 3000 })
    await expect(vitals).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(vitals).toContainText(/良好|改善が必要|不良/)
  await expect(row).not.toContainText('hanako')
  await row.getByText(name).first().click()
  const places = row.getByRole('table', { name: '起きたところ' })
  await expect(places.getByRole('rowheader', { name: '/spots/:id' })).toBeVisible()
  // At the top nothing is covered by the sticky header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await row.getByRole('button', { name: '解決済みにする' }).click()
  await expectNotification(page, 'エラーを解決済みにしました。')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(row).toBeVisible()

  // Scheduled jobs do not run here: administrators are warned on the first page of the management area, others are not.
  await expect(page.getByRole('region', { name: 'サイトの調子' }).getByRole('status')).toContainText(
    '毎分の処理',
  )
  await open(page, '/$')
  await page.getByRole('link', { name: '状態を見る' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '状態' })).toBeVisible()
})
