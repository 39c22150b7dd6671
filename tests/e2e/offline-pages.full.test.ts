import { expect, test } from './fixtures.ts'
import { memberSite, signInByMail } from './member.ts'
import { copied, memberWithGuide } from './offline.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*cdn-cgi|status of 40[0149]/,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  baseURL: async ({}, use) => {
    await use(memberSite())
  },
})

test('after the sign-in the home, favorites, saved places, the printed guide and records open offline; what is not cached says so (R50)', async ({
  page,
  request,
  context,
}) => {
  const { mail, token } = await memberWithGuide(request)
  const [spot, article] = await Promise.all(
    ['spots', 'article-pages'].map(async (kind) => {
      const { data } = await (await request.get(`/v1/${kind}?limit=2`)).json()
      const [, first] = Object.values<{ list: { id: string; title: string }[] }>(data)[0]?.list ?? []
      const headers = { authorization: `Bearer ${token}`, 'x-client-id': 'web/test' }
      const put = await request.put(`/v1/me/favorites/${kind}/${first?.id}`, {
        headers,
        data: { createdAt: '2026-11-01T00:00:00.000Z' },
      })
      expect(put.ok()).toBe(true)
      return first?.title ?? ''
    }),
  )
  await signInByMail(page, mail)
  await copied(page)
  await context.setOffline(true)

  const main = page.getByRole('main')
  await page.reload()
  await expect(main.getByRole('link', { name: '金沢の旅' })).toBeVisible()
  await expect(main.getByText('オフラインです。')).toBeVisible()
  await main.getByRole('link', { name: /^お気に入り 取っておいた|^お気に入り取っておいた/ }).click()
  await expect(main.getByText(spot ?? '')).toBeVisible()
  await main.getByRole('link', { name: '記事', exact: true }).click()
  await expect(main.getByText(article ?? '')).toBeVisible()
  await page.reload()
  await expect(main.getByText(article ?? '')).toBeVisible()

  await page.goto('/@/home/topics')
  await main.getByRole('link', { name: '金沢の旅' }).click()
  await main.getByRole('button', { name: 'しおりの操作' }).click()
  await page.getByRole('button', { name: '印刷する' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'しおりを印刷する' })).toBeVisible()
  await expect(main.getByText('市場で朝ごはん').filter({ visible: true }).first()).toBeVisible()
  await main.getByRole('link', { name: /へもどる/ }).click()
  await main.getByRole('link', { name: '編集', exact: true }).click()
  await main.getByRole('button', { name: '場所を追加' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `${spot}を追加` })
    .click()
  await expect(page.getByRole('dialog').getByText('追加済み')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/@/stats/usage')
  await expect(main.getByRole('heading', { name: '旅の記録', exact: true })).toBeVisible()
  await page.goto('/@/settings/account')
  await expect(main.getByText('この端末に保存されていません').first()).toBeVisible()
})
