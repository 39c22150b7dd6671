import { expect, requestsOf, test } from './fixtures.ts'

test('/reload loads the page it is given as a whole document, and back skips it (R30)', async ({ page }) => {
  await page.goto('/help')
  const requests = requestsOf(page)
  await page.goto('/reload?to=%2Fspots%3Fpage%3D2%23main')
  await expect(page).toHaveURL('/spots?page=2#main')
  expect(requests).toContainEqual(expect.stringMatching(/^document .*\/spots\?page=2$/))
  await page.goBack()
  await expect(page).toHaveURL('/help')
})

test('/reload without an address of this site leads to the top page (R31)', async ({ page }) => {
  for (const to of [
    '',
    '?to=',
    '?to=spots',
    '?to=https%3A%2F%2Fevil.example%2F',
    '?to=%2F%2Fevil.example%2F',
    '?to=%2F%5Cevil.example%2F',
    '?to=javascript%3Aalert(1)',
    '?to=%2Freload%3Fto%3D%2Fspots',
  ]) {
    await page.goto(`/reload${to}`)
    await expect(page, to).toHaveURL('/')
    await expect(page, to).toHaveTitle(/^たびしるべ｜/)
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('/reload says that it is loading, and without JavaScript offers a way on (R30, R82, R83)', async ({
    page,
  }) => {
    await page.goto('/reload?to=/spots')
    await expect(page.getByText('ページを読み込んでいます。')).toBeVisible()
    await expect(page.getByText('自動的に切り替わりますので、しばらくお待ちください。')).toBeVisible()
    await page.getByRole('link', { name: 'トップページへ' }).click()
    await expect(page).toHaveURL('/')
  })
})
