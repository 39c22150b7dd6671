import type { Page } from '@playwright/test'

type Open = (page: Page, path: string) => Promise<void>
type SignIn = (name: string) => (page: Page) => Promise<void>

/** Moves the end of the grace period of staff. */
const graceEnds = (page: Page, until: Date) =>
  page.route('**/v1/manage', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const state = until > new Date() ? 'grace' : 'missing'
    data.secondFactor = { ...data.secondFactor, state, until: until.toISOString() }
    await route.fulfill({ response, json: { data } })
  })

/** Scenes of people, roles, audit records, links and previews for an administrator. */
export const peopleScenes = (signInAs: SignIn, open: Open) => {
  const admin = (path: string, heading: string | RegExp) => async (page: Page) => {
    await signInAs('admin')(page)
    await open(page, path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
  }
  return {
    'office-accounts': admin('/$/accounts', '会員と役割'),
    'office-roles': async (page: Page) => {
      await admin('/$/roles', '役割と権限')(page)
      await page.getByText('編集者', { exact: true }).click()
    },
    'office-role-new': async (page: Page) => {
      await admin('/$/roles', '役割と権限')(page)
      await page.getByRole('button', { name: '新しい役割を作る' }).first().click()
      await page.getByLabel('役割の名前').fill('校閲')
    },
    'office-account': async (page: Page) => {
      await admin('/$/accounts', '会員と役割')(page)
      await page.getByRole('table').getByRole('link').first().click()
      await page.getByRole('region', { name: '役割の変更' }).waitFor()
      await page.getByText('読み込んでいます。').first().waitFor({ state: 'detached' })
    },
    // Support staff start at the accounts and have no other page.
    'office-support': async (page: Page) => {
      await signInAs('support')(page)
      await open(page, '/$')
      await page.getByRole('heading', { level: 1, name: '会員と役割' }).waitFor()
      await page.waitForLoadState('networkidle')
    },
    'office-second-factor-grace': async (page: Page) => {
      await signInAs('publisher')(page)
      await graceEnds(page, new Date(Date.now() + 2.5 * 24 * 60 * 60 * 1000))
      await open(page, '/$/article-pages')
      await page.getByRole('complementary', { name: '2段階認証のお知らせ' }).waitFor()
      await page.getByRole('rowheader').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
    'office-second-factor-needed': async (page: Page) => {
      await signInAs('publisher')(page)
      await graceEnds(page, new Date(0))
      await open(page, '/$/article-pages')
      await page.getByRole('link', { name: '2段階認証を設定する' }).waitFor()
    },
    'office-second-factor-days': async (page: Page) => {
      await admin('/$/roles', '役割と権限')(page)
      await page
        .getByRole('heading', { name: '2段階認証' })
        .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    },
    'office-audit': async (page: Page) => {
      await admin('/$/audit', '操作の記録')(page)
      await page
        .getByText(/か所の違い$/)
        .first()
        .click()
    },
    'office-not-found': async (page: Page) => {
      await signInAs('admin')(page)
      for (const path of ['/spots/kenrokuenn', '/spots/kenrokuenn', '/article-pages/old-campaign', '/onsen'])
        await page.request.get(new URL(path, page.url()).href)
      // Entries are written in batches, a little later.
      await page.waitForTimeout(3000)
      await open(page, '/$/not-found')
      await page.getByRole('rowheader').first().waitFor()
    },
    'office-broken-links': admin('/$/broken-links', 'リンク切れ'),
    'office-preview': admin('/$/article-pages/chubu-water-mirror-views/preview', /./),
  }
}
