import { CONTENT_KINDS } from '../content/kind.ts'
import { FAVORITE_KINDS } from '../shelf/kinds.ts'
import { withoutTrailingSlashes } from '../url/trailing-slashes.ts'

/** A page of a client-rendered area: its path, where `:id` matches any identifier, and its title. */
export type AreaPage = { path: string; title: string }

/** The personal area (spec §2, "Personal-area routes"). A literal segment takes precedence over `:id`. */
export const PERSONAL_PAGES: readonly AreaPage[] = [
  { path: '/@/home/topics', title: 'ホーム' },
  { path: '/@/stats/usage', title: '利用統計' },
  { path: '/@/logout', title: 'ログアウト' },
  { path: '/@/settings/account', title: 'アカウント' },
  { path: '/@/settings/integration', title: 'ログイン連携' },
  { path: '/@/settings/leave', title: '退会' },
  ...FAVORITE_KINDS.map((kind) => ({
    path: `/@/favorites/${CONTENT_KINDS[kind].plural}`,
    title: `お気に入りの${CONTENT_KINDS[kind].label}`,
  })),
  { path: '/@/favorites/article-pages/news', title: 'お気に入りのニュース' },
  { path: '/@/favorites/article-pages/feature', title: 'お気に入りの特集' },
  { path: '/@/favorites/article-pages/experience', title: 'お気に入りの体験' },
  { path: '/@/histories/spots', title: '閲覧したスポット' },
  { path: '/@/histories/article-pages', title: '閲覧した記事' },
  { path: '/@/histories/article-pages/news', title: '閲覧したニュース' },
  { path: '/@/histories/article-pages/feature', title: '閲覧した特集' },
  { path: '/@/histories/article-pages/experience', title: '閲覧した体験' },
  { path: '/@/travel/guides', title: '旅のしおり' },
  { path: '/@/travel/guides/:id', title: '旅のしおり' },
  { path: '/@/travel/guides/:id/edit', title: '旅のしおりの編集' },
  { path: '/@/travel/guides/:id/print', title: '旅のしおりの印刷' },
  { path: '/@/travel/actions/new', title: '旅の記録' },
  { path: '/@/travel/actions/:id', title: '旅の記録' },
  { path: '/@/travel/actions/:id/edit', title: '旅の記録の編集' },
  { path: '/@/travel/activities/:id', title: '旅の予定' },
  { path: '/@/travel/activities/:id/edit', title: '旅の予定の編集' },
  { path: '/@/travel/sections/:id', title: 'しおりの区切り' },
  { path: '/@/travel/sections/:id/edit', title: 'しおりの区切りの編集' },
]

const matches = (pattern: string, path: string): boolean => {
  const expected = pattern.split('/')
  const actual = path.split('/')
  return (
    expected.length === actual.length &&
    expected.every((segment, index) =>
      segment.startsWith(':') ? actual[index] !== '' : segment === actual[index],
    )
  )
}

/** The page at a path, or `null`. */
export function areaPageOf<Page extends AreaPage>(pages: readonly Page[], path: string): Page | null {
  const candidates = pages.filter((page) => matches(page.path, withoutTrailingSlashes(path)))
  return candidates.find(({ path: pattern }) => !pattern.includes(':')) ?? candidates[0] ?? null
}
