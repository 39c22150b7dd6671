import { expect, open, test } from './fixtures.ts'

const PAPER = { light: 'rgb(250, 247, 241)', dark: 'rgb(27, 26, 24)' }

test('a reader chooses large text and dark colours in the menu, before and after the code has come, and finds them on every page, in another tab and on the way back', async ({
  page,
  context,
}) => {
  const paper = (of = page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const size = (of = page) => of.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await page.goto('/spots')
  await page.goto('/about')
  expect([await paper(), await size()]).toEqual([PAPER.light, '16px'])
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('button', { name: '表示の設定' }).click()
  const dialog = page.getByRole('dialog', { name: '表示の設定' })
  await expect(dialog.getByRole('radio', { name: '標準' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'とても大きい' }).check()
  await dialog.getByRole('radio', { name: '暗い' }).check()
  expect([await paper(), await size()]).toEqual([PAPER.dark, '20px'])
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(page.getByRole('button', { name: 'メニューを開く' })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/spots')
  expect([await paper(), await size()]).toEqual([PAPER.dark, '20px'])
  const other = await context.newPage()
  await open(other, '/')
  expect([await paper(other), await size(other)]).toEqual([PAPER.dark, '20px'])
  await other.emulateMedia({ media: 'print' })
  expect(await paper(other)).toBe('rgb(255, 255, 255)')
  await other.emulateMedia({ media: 'screen' })

  await other.getByRole('button', { name: 'メニューを開く' }).click()
  await other.getByRole('button', { name: '表示の設定' }).click()
  const again = other.getByRole('dialog', { name: '表示の設定' })
  await expect(again.getByRole('radio', { name: '暗い' })).toBeChecked()
  await again.getByRole('radio', { name: '端末に合わせる' }).check()
  await again.getByRole('radio', { name: '標準' }).check()
  expect([await paper(other), await size(other)]).toEqual([PAPER.light, '16px'])
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'appearance' }))
})

test('light colours can be chosen on a device that prefers dark ones', async ({ page, context, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await context.addCookies([{ name: 'appearance', value: 'light', url: baseURL ?? '' }])
  await open(page, '/about')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(PAPER.light)
})

test('the button of the menu works on the sign-in page, and the choice is kept for another year whenever the app starts', async ({
  page,
  context,
  baseURL,
}) => {
  const soon = Math.floor(Date.now() / 1000) + 60
  await context.addCookies([{ name: 'appearance', value: 'dark', url: baseURL ?? '', expires: soon }])
  await open(page, '/login')
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await page.getByRole('button', { name: '表示の設定' }).click()
  await expect(
    page.getByRole('dialog', { name: '表示の設定' }).getByRole('radio', { name: '暗い' }),
  ).toBeChecked()
  const kept = (await context.cookies()).find(({ name }) => name === 'appearance')
  expect(kept?.value).toBe('dark')
  expect(kept?.expires).toBeGreaterThan(soon + 300 * 24 * 60 * 60)
})
