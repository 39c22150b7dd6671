import { ARTICLE_TYPES } from '#domain/content/article-type.ts'
import { CONTENT_KINDS, isNamedKind } from '#domain/content/kind.ts'
import { japaneseDay } from '#domain/date/japanese-date.ts'
import type { FavoriteEntry } from '#domain/shelf/entry.ts'
import type { FavoriteKind } from '#domain/shelf/kinds.ts'
import type { Favorite } from '#domain/shelf/shelf.ts'
import { link } from '#domain/url/link.ts'
import { usePageContext } from '#renderer/page-context.tsx'
import { EmptyShelfNote } from '#renderer/shelf/EmptyShelfNote.tsx'
import { removedFavorites } from '#renderer/shelf/removed.ts'
import { removeFavorite } from '#renderer/shelf/shelf-actions.ts'
import { shelfItemOfCard } from '#renderer/shelf/shelf-item.ts'
import { shelfSource } from '#renderer/shelf/shelf-source.ts'
import { useStore } from '#renderer/shell/messages/store.ts'
import { groupedUndo } from '../shelf/grouped-undo.ts'
import { FAVORITES } from '../shelf/lists.ts'
import { ShelfBody } from '../shelf/ShelfBody.tsx'
import { ShelfFrame } from '../shelf/ShelfFrame.tsx'
import { ShelfMember } from '../shelf/ShelfMember.tsx'
import type { SortChoice } from '../shelf/ShelfTools.tsx'
import { type ShelfPage, shelfPageOf } from '../shelf/shelf-pages.ts'
import { useLongList } from '../shelf/useLongList.ts'

const NEWEST: SortChoice[] = [
  { value: 'newest', label: '追加が新しい順' },
  { value: 'oldest', label: '追加が古い順' },
]
const BY_NAME: SortChoice[] = [...NEWEST, { value: 'name', label: '名前順（五十音）' }]
const BY_UPDATE: SortChoice[] = [...NEWEST, { value: 'updated', label: '更新が新しい順' }]
/** Long enough to switch between the tabs. */
const FRESH_FOR_MS = 30_000

const momentOf = ({ createdAt }: FavoriteEntry) => `${japaneseDay(createdAt)}に追加`
const groupsOf = (entries: readonly FavoriteEntry[]) => [{ title: null, entries }]

const favoriteOf = ({ targetType, targetId, createdAt, title, card }: FavoriteEntry): Favorite => {
  const known = card ? shelfItemOfCard(card)?.known : undefined
  return { targetType, targetId, createdAt, known, title }
}
const remove = groupedUndo<FavoriteEntry>({
  remove: (entry) => removeFavorite(favoriteOf(entry)),
  restore: (entries) => shelfSource().restoreFavorites(entries.map(favoriteOf)),
  message: (count) => `お気に入りから${count.toLocaleString('ja-JP')}件外しました`,
})
const REMOVAL = { remove, label: 'をお気に入りから外す', variant: 'heart' } as const

/** `/@/favorites/spots` and the pages of the other kinds; articles of all types or of one. */
export function Favorites() {
  const path = new URL(usePageContext().urlOriginal, 'https://page.invalid').pathname
  const page = shelfPageOf('favorites', path)
  const { retry, ...list } = useLongList(FAVORITES[page.kind], FRESH_FOR_MS)
  const removed = useStore(removedFavorites)
  return (
    <ShelfFrame page={page} path={path}>
      <ShelfMember list={list} onRetry={retry}>
        <ShelfBody
          list={list}
          removed={removed}
          type={page.type}
          sorts={isNamedKind(page.kind) ? BY_NAME : BY_UPDATE}
          groupsOf={groupsOf}
          momentOf={momentOf}
          removal={REMOVAL}
          nothing={<Nothing page={page} />}
          onRetry={retry}
        />
      </ShelfMember>
    </ShelfFrame>
  )
}

/** A link to the list of kinds that the note does not name itself. */
const listOf = (kind: FavoriteKind) => {
  const { plural, label, list } = CONTENT_KINDS[kind]
  return list && kind !== 'spot' && kind !== 'article-page'
    ? { href: link(plural), label: `${label}を見る` }
    : null
}

const Nothing = ({ page: { kind, type } }: { page: ShelfPage }) => (
  <EmptyShelfNote
    first={
      type ? { href: link('@favorites-article-pages'), label: 'お気に入りの記事をすべて見る' } : listOf(kind)
    }
  >
    {type
      ? `${ARTICLE_TYPES[type]}のお気に入りは、まだありません。記事の♡を押すと、ここに並びます。`
      : `${CONTENT_KINDS[kind].label}の♡を押すと、ここに並びます。ログインしていれば、ほかの端末でも見られます。`}
  </EmptyShelfNote>
)
