import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 401 .*\/v1\// })

const PHONE = { width: 767, height: 900 }

// Layouts of prerendered pages are tested in tests/worker/every-document.test.ts; hydration fails with another layout.
test('hydration keeps the server’s layouts; the breakpoint is 768 pixels; client-rendered pages are announced (R66, R67, R265)', async ({
  page,
}) => {
  await open(page, '/$')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'default')
  // The sections of the office depend on the role; without a role there are none.
  await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '編集' })).toHaveCount(0)

  await page.setViewportSize(PHONE)
  await open(page, '/@/home/topics')
  await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'common-session')
  const bar = page.getByRole('navigation', { name: 'マイページ' })
  const tabs = bar.getByRole('list')
  await expect(bar).toHaveCSS('position', 'fixed')
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: PHONE.width, y: PHONE.height - 57 })
  await expect(tabs.getByRole('link')).toHaveCount(6)
  await expect(tabs.getByRole('link', { name: 'ホーム' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar).toHaveCSS('position', 'static')
  await tabs.getByRole('link', { name: '記録と統計' }).click()
  await expect(tabs.getByRole('link', { name: '記録と統計' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.locator('[aria-current]')).toHaveCount(1)
  await tabs.getByRole('link', { name: '履歴' }).click()
  await expect(page.locator('[aria-live="polite"]')).toHaveText('閲覧したスポット｜たびしるべ')
  await expect(page).toHaveTitle('閲覧したスポット｜たびしるべ')
})
