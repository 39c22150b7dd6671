import { expect, open, test } from './fixtures.ts'

test('a click with a modifier and a link with a target open a new page and leave this one unchanged', async ({
  page,
  context,
}) => {
  await context.route('https://x.com/**', (route) => route.fulfill({ body: 'X' }))
  await open(page, '/')
  const link = page.getByRole('link', { name: '記事をすべて見る' })
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page')
    await link.click(click)
    await expect(await opened).toHaveURL('/article-pages')
    await expect(page).toHaveURL('/')
    await (await opened).close()
  }
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^X（公式）/ }).click()
  await expect(await opened).toHaveURL(/^https:\/\/x\.com\//)
  // No access to this page.
  expect(await (await opened).evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL('/')
})
