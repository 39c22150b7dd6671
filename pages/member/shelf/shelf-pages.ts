import { ARTICLE_TYPES, type ArticleType } from '#domain/content/article-type.ts'
import { CONTENT_KINDS } from '#domain/content/kind.ts'
import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS, type HistoryKind } from '#domain/shelf/kinds.ts'
import { withoutTrailingSlashes } from '#domain/url/trailing-slashes.ts'

/** The kinds of content of each shelf. */
const KINDS: { favorites: readonly FavoriteKind[]; histories: readonly HistoryKind[] } = {
  favorites: FAVORITE_KINDS,
  histories: HISTORY_KINDS,
}
type ShelfName = keyof typeof KINDS
export type ShelfPage<Name extends ShelfName = ShelfName> = {
  shelf: Name
  kind: (typeof KINDS)[Name][number]
  type: ArticleType | null
}

/** A page of a shelf by its URL: `/@/favorites/article-pages/news`. */
export function shelfPageOf<Name extends ShelfName>(shelf: Name, path: string): ShelfPage<Name> {
  const [, , , plural, type] = withoutTrailingSlashes(path).split('/')
  const kinds: readonly ShelfPage<Name>['kind'][] = KINDS[shelf]
  const kind = kinds.find((one) => CONTENT_KINDS[one].plural === plural) ?? 'spot'
  return { shelf, kind, type: type && type in ARTICLE_TYPES ? (type as ArticleType) : null }
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
  KINDS[shelf].map((kind) => {
    const { plural, label } = CONTENT_KINDS[kind]
    return { kind, path: `/@/${shelf}/${plural}`, label }
  })
