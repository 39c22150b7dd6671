import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of (401 .*\/v1\/|404 .*\/nowhere|503 .*\/maintenance)/ })

test('the layouts stay what the server wrote when React takes over (R66, R67)', async ({ page }) => {
  for (const [path, layout] of [
    ['/', 'common-v2'],
    ['/features', 'feature'],
    ['/login', 'session'],
    ['/@/home/topics', 'common-session'],
    ['/$', 'default'],
    ['/nowhere', 'default'],
  ] as const) {
    await open(page, path)
    await expect(page.locator('[data-layout]'), path).toHaveAttribute('data-layout', layout)
  }
})

test('public layouts have header, footer and menu; sessions and management have what they need (R66)', async ({
  page,
}) => {
  for (const path of ['/', '/about', '/features', '/article-pages/kamikochi-taisho-pond-morning']) {
    await open(page, path)
    await expect(page.getByRole('banner'), path).toBeVisible()
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    await expect(page.getByRole('button', { name: 'メニューを開く' }), path).toBeVisible()
  }
  for (const path of ['/login', '/maintenance']) {
    await open(page, path)
    await expect(page.getByRole('contentinfo'), path).toContainText(
      '当サイトはアフィリエイト広告を利用しており',
    )
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    const menu = page.getByRole('dialog', { name: 'menu' })
    await expect(menu.getByRole('link', { name: '京都府' })).toBeVisible()
    // What is kept is not shown there.
    await expect(menu.getByRole('button', { name: 'お気に入り・履歴' })).toHaveCount(0)
    await page.keyboard.press('Escape')
  }
  await open(page, '/$')
  // Which parts of the office there are depends on the role; who has none is shown none.
  await expect(page.getByRole('banner').getByRole('link', { name: 'たびしるべ' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '編集' })).toHaveCount(0)
  await open(page, '/@/home/topics')
  await expect(page.getByRole('navigation', { name: 'マイページ' }).getByRole('link')).toHaveCount(6)
})

test('a screen of 768 pixels is a desk, one of 767 a phone (R265)', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  await open(page, '/@/home/topics')
  const bar = page.getByRole('navigation', { name: 'マイページ' })
  const tabs = bar.getByRole('list')
  await expect(bar).toHaveCSS('position', 'fixed')
  expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 767, y: 900 - 57 })
  await expect(tabs.getByRole('link')).toHaveCount(6)
  await expect(tabs.getByRole('link', { name: 'ホーム' })).toHaveAttribute('aria-current', 'page')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar).toHaveCSS('position', 'static')
  await tabs.getByRole('link', { name: '記録と統計' }).click()
  await expect(tabs.getByRole('link', { name: '記録と統計' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.locator('[aria-current]')).toHaveCount(1)
})
