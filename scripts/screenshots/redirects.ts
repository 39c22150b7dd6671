import type { Page } from '@playwright/test'
import { randomIdentifier } from '#domain/text/identifier.ts'

type SignIn = (name: string) => (page: Page) => Promise<void>
type Open = (page: Page, path: string) => Promise<void>

const CSV = [
  '転送元,転送先,状態コード,メモ',
  '/2019/05/kanazawa-walk,/article-pages,301,旧ブログ',
  '/v1/spots,/spots,301,',
  '/2019/06/onsen,javascript:alert(1),301,',
].join('\n')

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

/** Rules in every state, and long ones. */
const RULES = [
  { from: '/press', to: '/about', status: 302, isEnabled: false, note: '広報ページの準備中だけ' },
  { from: '/old-shop/**', to: '', status: 410, note: '通信販売は2023年に終了' },
  { from: '/campaign/winter', to: '/campaigns', status: 307, startsAt: inDays(9), endsAt: inDays(60) },
  { from: '/campaign/summer', to: '/campaigns', status: 302, startsAt: inDays(-120), endsAt: inDays(-40) },
  { from: '/特集/城崎温泉の冬の楽しみ方と外湯めぐり', to: '/spots/kinosaki-onsen', status: 308 },
  { from: '/blog/**', to: '/article-pages/**', status: 301, note: '旧ブログ。2019年から2024年までの記事' },
]
const MISSED = ['/spots/kanazawa-kenrokuenn', '/spots/kinosaki', '/hotels/kinosaki-ryokan', '/wp-login.php']

/** Creates the rules as the signed-in person; existing ones are refused. */
const makeRules = async (page: Page) => {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name.endsWith('.accessToken'))?.value ?? ''
  const usual = { isEnabled: true, startsAt: null, endsAt: null, note: '' }
  for (const rule of RULES)
    await page.request.post('/v1/manage/redirects', {
      headers: { authorization: `Bearer ${token}` },
      data: { id: randomIdentifier(), rule: { ...usual, ...rule } },
    })
  for (const path of MISSED) await page.request.get(path, { headers: { accept: 'text/html' } })
}

/** Scenes of redirects for an administrator. */
export const redirectScenes = (signInAs: SignIn, open: Open) => {
  const begin = async (page: Page, path: string) => {
    await signInAs('admin')(page)
    await makeRules(page)
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  return {
    redirects: (page: Page) => begin(page, '/$/redirects'),
    'not-found-log': (page: Page) => begin(page, '/$/not-found'),
    'redirect-form': async (page: Page) => {
      await begin(page, '/$/redirects?edit=new&from=/spots/kanazawa-kenrokuen&to=/no-such-page')
      await page.getByText('転送先のページが見つかりません。').waitFor()
    },
    'redirect-csv': async (page: Page) => {
      await begin(page, '/$/redirects?view=csv')
      const buffer = Buffer.from(CSV)
      await page
        .getByLabel(/^CSVファイル（/)
        .setInputFiles({ name: 'rules.csv', mimeType: 'text/csv', buffer })
      await page.getByRole('table', { name: /^誤り/ }).waitFor()
    },
  }
}
