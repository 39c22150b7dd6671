import type { Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

/** One URL of every kind of page; where pages of a kind differ, the one with the most content. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  トップ: '/',
  記事の一覧: '/article-pages',
  スポットの一覧: '/spots?page=2',
  宿の一覧: '/hotels',
  おみやげの一覧: '/gifts',
  旅の道具の一覧: '/goods',
  商品: '/products',
  キャンペーンの一覧: '/campaigns',
  キャンペーン: '/campaigns/warm-yuzu-bath-gift',
  終わったキャンペーン: '/campaigns/autumn-postcard-2026',
  テーマの一覧: '/themes',
  テーマ: '/themes/onsen',
  連載の一覧: '/series',
  連載: '/series/window-seat-lines',
  特集の一覧: '/features',
  特集: '/features/winter-steam',
  特集記事: '/article-pages/tohoku-stone-steps-basho',
  体験記事: '/article-pages/steam-towns-kannawa-unzen',
  ニュース: '/article-pages/kishiwada-danjiri-september-2026',
  スポット: '/spots/kanazawa-kenrokuen',
  宿: '/hotels/kinosaki-ryokan-yanagi-no-ha',
  休業中の宿: '/hotels/iya-sora-no-dan',
  食事処: '/restaurants/shippoku-maruzen-nagasaki',
  体験: '/activities/kurushima-half-day-ride',
  おみやげ: '/gifts/akita-iburigakko',
  旅の道具: '/goods/walking-shoes',
  都道府県: '/pr/kyoto',
  市区町村: '/pr/ishikawa/17201',
  地方: '/regions/kanto',
  書き手: '/authors/hayase-mio',
  月: '/months/11',
  さがす: '/search',
  検索結果: `/search/=/${encodeURIComponent('keyword=温泉')}`,
  ひとつの一覧の検索結果: `/search/=/${encodeURIComponent('keyword=温泉&view=list&month=11')}`,
  見つからない検索: `/search/=/${encodeURIComponent('keyword=どこにもない言葉')}`,
  まちがいの報告: '/reports/spots/kanazawa-kenrokuen',
  ニュースレター: '/newsletter',
  ニュースレターの停止: '/newsletter/unsubscribe',
  ヘルプ: '/help',
  運営: '/about',
  ログイン: '/login',
  ログアウト: '/logout',
  ページがない: '/nowhere',
  メンテナンス: '/maintenance',
  マイページ: '/@/home/topics',
  編集室: '/$',
  エラー: '/500',
  読み込み: '/reload',
}

/** The checks of every run; full runs do all checks with all pages. */
type Audit = { isWide?: true; isWalked?: true }

/** One page of every layout; both widths and the tab order where they differ most. */
export const IN_EVERY_RUN: Readonly<Record<string, Audit>> = {
  トップ: { isWide: true },
  スポットの一覧: {},
  特集記事: { isWide: true, isWalked: true },
  スポット: {},
  検索結果: {},
  ログイン: { isWalked: true },
}

/** Composed of the same components as another one. */
export const SIMILAR_PAGES: readonly string[] = [
  '宿の一覧',
  'おみやげの一覧',
  '旅の道具の一覧',
  '休業中の宿',
  '終わったキャンペーン',
  'ニュース',
  '体験',
  '旅の道具',
  'エラー',
]

/** Missing pages, maintenance and refused calls log console errors as expected. */
export const EXPECTED_ERRORS =
  /status of (401 .*\/v1\/|404 .*\/nowhere|503 .*\/maintenance)|net::ERR_FAILED .*\/assets\/|Failed to fetch dynamically imported module/

/** Opens a page and waits until it has settled. */
export const show = async (page: Page, type: string) => {
  const path = PAGE_TYPES[type] ?? type
  if (path === '/500') return showError(page)
  if (path !== '/reload') {
    await open(page, path)
    return expect(page.getByText('読み込んでいます。')).toHaveCount(0)
  }
  // With scripts it navigates at once.
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(path)
}

/** The document of the Worker's 500 responses. */
const showError = async (page: Page) => {
  await page.route('**/500', (route) => route.fulfill({ path: 'dist/client/500.html' }))
  await open(page, '/500')
}
