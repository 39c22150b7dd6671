import { expect, open, test } from './fixtures.ts'

test('the footer links to the rules of the house and to who runs it (R74)', async ({ page }) => {
  await open(page, '/pr/kyoto')
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: 'サイトについて' })
    .getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(hrefs.slice(0, 6)).toEqual([
    '/#Top',
    '/about#Terms',
    '/about#PrivacyPolicy',
    '/about#CookiePolicy',
    '/about#Information',
    '/help',
  ])
  expect(hrefs.slice(6)).toHaveLength(3)
  for (const link of (await links.all()).slice(6)) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the first link of the footer leads to the beginning of the top page (R74)', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'トップページ' }).click()
  await expect(page).toHaveURL('/#Top')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the footer says that the site earns by its links (R7)', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('contentinfo')).toContainText(
    '当サイトはアフィリエイト広告を利用しており、リンク先での購入・予約により収益を得ることがあります。',
  )
})
