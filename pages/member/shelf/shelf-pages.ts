import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import type { TargetType } from '#domain/shelf/shelf.ts'
import type { LinkName } from '#domain/url/link.ts'
import { withoutTrailingSlashes } from '#domain/url/trailing-slashes.ts'

export type ShelfName = 'favorites' | 'histories'
export type ShelfPage = { shelf: ShelfName; kind: TargetType; type: ArticleType | null }

/** What a page of the shelf shows, by its address: `/@/favorites/article-pages/news`. */
export function shelfPageOf(path: string): ShelfPage {
  const [, , shelf, kind, type] = withoutTrailingSlashes(path).split('/')
  return {
    shelf: shelf === 'histories' ? 'histories' : 'favorites',
    kind: kind === 'article-pages' ? 'article-page' : 'spot',
    type: type && type in ARTICLE_TYPES ? (type as ArticleType) : null,
  }
}

type Tab = { path: string; label: string; type: ArticleType | null }

/** The tabs of articles: all of them, then one for each type. */
export const typeTabs = (shelf: ShelfName): Tab[] => [
  { path: `/@/${shelf}/article-pages`, label: 'すべて', type: null },
  ...Object.entries(ARTICLE_TYPES).map(([type, label]) => ({
    path: `/@/${shelf}/article-pages/${type}`,
    label,
    type: type as ArticleType,
  })),
]

export const KIND_LINKS: Record<ShelfName, readonly { kind: TargetType; name: LinkName; label: string }[]> = {
  favorites: [
    { kind: 'spot', name: '@favorites-spots', label: 'スポット' },
    { kind: 'article-page', name: '@favorites-article-pages', label: '記事' },
  ],
  histories: [
    { kind: 'spot', name: '@histories-spots', label: 'スポット' },
    { kind: 'article-page', name: '@histories-article-pages', label: '記事' },
  ],
}
