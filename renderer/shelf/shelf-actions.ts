import {
  type Favorite,
  type History,
  isFull,
  isKept,
  isSame,
  SHELF_CAP,
  type Target,
  type Thing,
} from '#domain/shelf.ts'
import {
  changeSettings,
  deviceShelf,
  dropAllViews,
  dropFavorite,
  dropView,
  putBackFavorites,
  putBackViews,
  putFavorite,
  putView,
} from './device-shelf.ts'
import { endNotice, say } from './notices.ts'

export { deviceShelf, subscribe } from './device-shelf.ts'
export { shownNotice, subscribeToNotices } from './notices.ts'

/** From this many favourites on it is worth having them on other devices too. */
const OFFER_AT = 3

export const isFavorite = (target: Target): boolean => isKept(deviceShelf().favorites, target)

/** The ♡ was pressed. */
export function toggleFavorite(thing: Thing) {
  const kept = deviceShelf().favorites.find((entry) => isSame(entry, thing))
  if (kept) removeFavorite(kept)
  else keepFavorite(thing)
}

function keepFavorite(thing: Thing) {
  if (isFull(deviceShelf().favorites, thing.targetType))
    return say({
      manner: 'lasting',
      text: `お気に入りは${SHELF_CAP}件までです。少し外してから追加してください。`,
    })
  putFavorite(thing)
  endNotice()
  const { favorites, isLasting, settings } = deviceShelf()
  if (!isLasting && favorites.length === 1)
    return say({
      manner: 'lasting',
      text: 'このブラウザーには保存できないため、お気に入りはページを閉じるまでの間だけ残ります。',
    })
  if (!isLasting || settings.wasOffered || favorites.length < OFFER_AT) return
  changeSettings({ wasOffered: true })
  say({ manner: 'offer', text: 'ログインすると、お気に入りをほかの端末でも見られます。' })
}

export function removeFavorite(entry: Favorite) {
  dropFavorite(entry)
  say({ manner: 'passing', text: 'お気に入りから外しました', undo: () => putBackFavorites([entry]) })
}

/** A page counts as read. */
export const recordView = (thing: Thing) => putView(thing)

export function removeView(entry: History) {
  dropView(entry)
  say({ manner: 'passing', text: '履歴から削除しました', undo: () => putBackViews([entry]) })
}

export function removeAllViews() {
  const { histories } = deviceShelf()
  dropAllViews()
  say({ manner: 'passing', text: '履歴をすべて消しました', undo: () => putBackViews(histories) })
}

export const pauseHistory = (isPaused: boolean) => changeSettings({ isPaused })
