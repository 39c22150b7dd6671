import type { Resource } from '#domain/account/permission.ts'
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kind.ts'
import { areaPageOf } from '#domain/site/area-pages.ts'
import { MANAGEMENT_PAGES } from '#domain/site/management-pages.ts'
import { withoutTrailingSlashes } from '#domain/url/trailing-slashes.ts'
import { canOpen } from '../can-open.ts'
import { kindsOf } from '../kinds-of.ts'
import { paths } from '../paths.ts'
import type { Staff } from '../useStaff.ts'

type Section = { label: string; path: string; resource: Resource }
export type SectionGroup = { label: string; sections: readonly Section[] }

const ofKind = (kind: ContentKind): Section => ({
  label: CONTENT_KINDS[kind].label,
  path: paths.list(kind),
  resource: kind,
})

const ofPage = (label: string, path: string): Section => ({
  label,
  path,
  resource: MANAGEMENT_PAGES.find((page) => page.path === path)?.resource ?? 'content',
})

const GROUPS = (staff: Staff): readonly SectionGroup[] => [
  {
    label: '原稿',
    sections: [
      ofPage('編集室', paths.home()),
      { label: '自分の記事', path: paths.writersDesk(staff.accountId), resource: 'article-page' },
      ofPage('公開予定', paths.calendar()),
      ...kindsOf(staff, 'read').map(ofKind),
    ],
  },
  {
    label: '素材',
    sections: [
      ofPage('画像', paths.media()),
      ofPage('書き手', paths.authors()),
      ofPage('都道府県のおすすめ', paths.recommendations()),
    ],
  },
  {
    label: '公開',
    sections: [
      ofPage('公開の記録', paths.publications()),
      ofPage('ニュースレター', paths.newsletters()),
      ofPage('よく読まれている記事', paths.popularArticles()),
      // Emails may be in them: only for those who may change the content.
      ...(kindsOf(staff, 'update').length > 0 ? [ofPage('おたより', paths.readerReports())] : []),
      ofPage('リンク切れ', paths.brokenLinks()),
      ofPage('見つからなかったページ', paths.notFound()),
      ofPage('見つからなかった検索', paths.missedSearches()),
      ofPage('同義語', paths.synonyms()),
    ],
  },
  {
    label: '運用',
    sections: [
      ofPage('状態', paths.operations()),
      ofPage('受付の切り替え', paths.switches()),
      ofPage('転送', paths.redirects()),
      ofPage('会員と役割', paths.accounts()),
      ofPage('役割と権限', paths.roles()),
      ofPage('操作の記録', paths.audit()),
    ],
  },
]

/** Navigation groups for a role; empty groups are omitted. */
export const sectionsOf = (staff: Staff): readonly SectionGroup[] =>
  GROUPS(staff)
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter(({ resource }) => canOpen(staff, resource)),
    }))
    .filter(({ sections }) => sections.length > 0)

/** `page` for the section's own page, `true` for a page below it. */
export const currentOf = (pathname: string, { path }: Section): 'page' | true | undefined => {
  if (withoutTrailingSlashes(pathname) === path) return 'page'
  // Their subpages have sections of their own.
  if ([paths.home(), paths.operations()].includes(path) || path.includes('/accounts/')) return undefined
  const isDesk = areaPageOf(MANAGEMENT_PAGES, pathname)?.path === '/$/accounts/:id/article-pages'
  return (pathname.startsWith(`${path}/`) && !isDesk) || undefined
}
