import { expect, open, test } from './fixtures.ts'

test.use({ expectedErrors: /status of (401 .*\/v1\/|404 .*\/nowhere|503 .*\/maintenance)/ })

const LAYOUTS: Record<string, readonly string[]> = {
  'article-page': ['/article-pages/kamikochi-taisho-pond-morning'],
  common: [
    ...['/about', '/help', '/spots', '/hotels', '/gifts', '/goods', '/products', '/campaigns'],
    ...['/article-pages', '/spots/kinosaki-onsen'],
  ],
  'common-v2': ['/', '/search', '/search/=/prefecture=kyoto', '/pr/kyoto'],
  'common-session': ['/@/home/topics', '/@/travel/guides/a1'],
  default: ['/$', '/$/spots/kinosaki-onsen', '/nowhere'],
  feature: ['/features'],
  session: ['/login', '/logout', '/maintenance'],
}

for (const [layout, paths] of Object.entries(LAYOUTS))
  test(`pages in the layout ${layout} (R66, R67)`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path)
      await expect(page.locator('[data-layout]'), path).toHaveAttribute('data-layout', layout)
      await expect(page.getByRole('main'), path).toHaveCount(1)
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
  await open(page, '/login')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await open(page, '/$')
  await expect(page.getByRole('navigation', { name: '編集' }).getByRole('link')).toHaveText([
    '編集室',
    '記事',
    'スポット',
    'キャンペーン',
  ])
  await open(page, '/@/home/topics')
  await expect(page.getByRole('navigation', { name: 'マイページ' }).getByRole('link')).toHaveCount(5)
})

test('on a phone the tabs of the personal area stand at the foot of the screen (R66)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/@/home/topics')
  const tabs = await page.getByRole('navigation', { name: 'マイページ' }).boundingBox()
  expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBe(844)
  expect(tabs?.width).toBe(390)
})
