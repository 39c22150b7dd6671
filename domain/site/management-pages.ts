import type { Resource } from '../account/permission.ts'
import { ALL_CONTENT_KINDS, CONTENT_KINDS } from '../content/kind.ts'
import type { AreaPage } from './area-pages.ts'

/**
 * A page of the management area. `resource`: the resource a role must be able to read (`content`: content of any
 * kind).
 */
type ManagementPage = AreaPage & { resource: Resource }

const OF_EACH_KIND = ALL_CONTENT_KINDS.flatMap((kind): ManagementPage[] => {
  const { plural, label } = CONTENT_KINDS[kind]
  return [
    { path: `/$/${plural}`, title: `${label}の管理`, resource: kind },
    { path: `/$/${plural}/:slug`, title: `${label}の編集`, resource: kind },
    { path: `/$/${plural}/:slug/revisions`, title: `${label}の変更履歴`, resource: kind },
    { path: `/$/${plural}/:slug/preview`, title: `${label}のプレビュー`, resource: kind },
  ]
})

/** The management area (spec §2, "Management routes"), with additional pages for the editorial office. */
export const MANAGEMENT_PAGES: readonly ManagementPage[] = [
  { path: '/$', title: '編集室', resource: 'content' },
  { path: '/$/calendar', title: '公開予定', resource: 'content' },
  ...OF_EACH_KIND,
  { path: '/$/authors', title: '書き手の管理', resource: 'content' },
  { path: '/$/authors/:slug', title: '書き手の編集', resource: 'content' },
  { path: '/$/prefecture-picks', title: '都道府県のおすすめ', resource: 'content' },
  { path: '/$/prefecture-picks/:slug', title: '都道府県のおすすめの編集', resource: 'content' },
  { path: '/$/media', title: '画像の管理', resource: 'media' },
  { path: '/$/media/:id', title: '画像の編集', resource: 'media' },
  { path: '/$/newsletters', title: 'ニュースレター', resource: 'newsletter' },
  { path: '/$/newsletters/:id', title: 'ニュースレターの編集', resource: 'newsletter' },
  { path: '/$/publications', title: '公開の記録', resource: 'content' },
  { path: '/$/publications/:id', title: '公開の記録', resource: 'content' },
  { path: '/$/reader-reports', title: 'おたより', resource: 'content' },
  { path: '/$/broken-links', title: 'リンク切れ', resource: 'content' },
  { path: '/$/not-found', title: '見つからなかったページ', resource: 'redirect' },
  { path: '/$/missed-searches', title: '見つからなかった検索', resource: 'content' },
  { path: '/$/synonyms', title: '同義語', resource: 'content' },
  { path: '/$/popular-articles', title: 'よく読まれている記事', resource: 'article-page' },
  { path: '/$/redirects', title: '転送', resource: 'redirect' },
  { path: '/$/accounts', title: '会員と役割', resource: 'account' },
  { path: '/$/accounts/:id', title: '会員', resource: 'account' },
  { path: '/$/accounts/:id/article-pages', title: '書き手の記事', resource: 'article-page' },
  { path: '/$/roles', title: '役割と権限', resource: 'role' },
  { path: '/$/operations', title: '状態', resource: 'operations' },
  { path: '/$/audit', title: '操作の記録', resource: 'audit' },
  { path: '/$/operations/switches', title: '受付の切り替え', resource: 'operations' },
]
