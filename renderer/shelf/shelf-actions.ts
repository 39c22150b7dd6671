import { type Favorite, type History, isFull, isSame, type ShelfItem } from '#domain/shelf/shelf.ts'
import { endNotice } from './notice-store.ts'
import { showNotice } from './notices.ts'
import { shelfSource, shownShelf, whenSettled } from './shelf-source.ts'

/** From this number of favourites on, signing in is suggested. */
const OFFER_AT = 3

/** Handles a click on ♡. */
export async function toggleFavorite(item: ShelfItem) {
  await whenSettled()
  const existing = shownShelf().favorites.find((entry) => isSame(entry, item))
  if (existing) removeFavorite({ ...existing, known: item.known })
  else saveFavorite(item)
}

function saveFavorite(item: ShelfItem) {
  const { cap, isAccount } = shelfSource()
  if (isFull(shownShelf().favorites, item.targetType, cap))
    return showNotice({
      variant: 'lasting',
      text: `お気に入りは${cap.toLocaleString('ja-JP')}件までです。少し外してから追加してください。`,
    })
  shelfSource().putFavorite(item)
  endNotice()
  const { favorites, isLasting, settings } = shownShelf()
  if (isAccount) return
  if (!isLasting && favorites.length === 1)
    return showNotice({
      variant: 'lasting',
      text: 'このブラウザーには保存できないため、お気に入りはページを閉じるまでの間だけ残ります。',
    })
  if (!isLasting || settings.wasOffered || favorites.length < OFFER_AT) return
  shelfSource().changeSettings({ wasOffered: true })
  showNotice({ variant: 'offer', text: 'ログインすると、お気に入りをほかの端末でも見られます。' })
}

export function removeFavorite(entry: Favorite) {
  const source = shelfSource()
  source.dropFavorite(entry)
  showNotice({
    variant: 'passing',
    text: 'お気に入りから外しました',
    undo: () => source.restoreFavorites([entry]),
  })
}

export function removeView(entry: History) {
  const source = shelfSource()
  source.dropView(entry)
  showNotice({ variant: 'passing', text: '履歴から削除しました', undo: () => source.restoreViews([entry]) })
}

export function removeAllViews() {
  const source = shelfSource()
  const { histories } = source.get()
  source.dropAllViews()
  showNotice({
    variant: 'passing',
    text: '履歴をすべて消しました',
    undo: () => source.restoreViews(histories),
  })
}

export const pauseHistory = (isPaused: boolean) => shelfSource().changeSettings({ isPaused })
