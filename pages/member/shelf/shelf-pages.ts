import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { SHELF_TARGETS, type TargetType } from '#domain/shelf/shelf.ts'
import { withoutTrailingSlashes } from '#domain/url/trailing-slashes.ts'

type ShelfName = 'favorites' | 'histories'
export type ShelfPage = { shelf: ShelfName; kind: TargetType; type: ArticleType | null }

/** A page of the shelf by its URL: `/@/favorites/article-pages/news`. */
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

export const kindLinks = (shelf: ShelfName) =>
  SHELF_TARGETS.map((kind) => {
    const { plural, label } = CONTENT_KINDS[kind]
    return { kind, name: `@${shelf}-${plural}` as const, label }
  })
