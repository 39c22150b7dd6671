import type { Page } from '@playwright/test'
import { expect, open } from './fixtures.ts'

/** One address of every kind of page; where pages of a kind differ, the one with the most to look at. */
export const PAGE_TYPES: Readonly<Record<string, string>> = {
  トップ: '/',
  記事の一覧: '/article-pages',
  スポットの一覧: '/spots?page=2',
  宿の一覧: '/hotels',
  おみやげの一覧: '/gifts',
  旅の道具の一覧: '/goods',
  商品: '/products',
  キャンペーン: '/campaigns',
  特集: '/features',
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
  さがす: '/search',
  検索結果: `/search/=/${encodeURIComponent('keyword=温泉')}`,
  ひとつの一覧の検索結果: `/search/=/${encodeURIComponent('keyword=温泉&view=list&month=11')}`,
  見つからない検索: `/search/=/${encodeURIComponent('keyword=どこにもない言葉')}`,
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

/** What is done with a page in every run; a full run does all of it with all pages. */
type Audit = { isWide?: true; isWalked?: true }

/** One page of every layout; both widths and the way by Tab where they differ most from one page to another. */
export const IN_EVERY_RUN: Readonly<Record<string, Audit>> = {
  トップ: { isWide: true },
  スポットの一覧: {},
  特集記事: { isWide: true, isWalked: true },
  スポット: {},
  検索結果: {},
  ログイン: { isWalked: true },
}

/** Made of the same parts in the same order as another one. */
export const ALIKE: readonly string[] = [
  '宿の一覧',
  'おみやげの一覧',
  '旅の道具の一覧',
  '休業中の宿',
  'ニュース',
  '体験',
  '旅の道具',
  'エラー',
]

/** A missing page, a maintenance page and a refused call are errors to the console, and meant to be. */
export const EXPECTED_ERRORS =
  /status of (401 .*\/v1\/|404 .*\/nowhere|503 .*\/maintenance)|net::ERR_FAILED .*\/assets\/|Failed to fetch dynamically imported module/

/** Brings a page onto the screen as a reader sees it when all has settled. */
export const show = async (page: Page, type: string) => {
  const path = PAGE_TYPES[type] ?? type
  if (path === '/500') return showError(page)
  if (path !== '/reload') {
    await open(page, path)
    return expect(page.getByText('読み込んでいます。')).toHaveCount(0)
  }
  // It leaves at once where scripts run.
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto(path)
}

/** The document that the Worker answers with when it fails. */
const showError = async (page: Page) => {
  await page.route('**/500', (route) => route.fulfill({ path: 'dist/client/500.html' }))
  await open(page, '/500')
}
