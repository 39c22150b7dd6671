import {
  type Favorite,
  type History,
  isFull,
  isSame,
  keyOf,
  type Target,
  type Thing,
} from '#domain/shelf/shelf.ts'
import { endNotice } from './notice-store.ts'
import { say } from './notices.ts'
import { shelfSource, shownShelf, whenSettled } from './shelf-source.ts'

export { shownNotice, subscribeToNotices } from './notice-store.ts'
export { shownShelf, subscribe } from './shelf-source.ts'

/** From this many favourites on it is worth having them on other devices too. */
const OFFER_AT = 3

/** Twenty ♡ of a page ask about the same list of thousands. */
let keys: { of: readonly Favorite[]; set: ReadonlySet<string> } = { of: [], set: new Set() }

export const isFavorite = (target: Target): boolean => {
  const { favorites } = shownShelf()
  if (keys.of !== favorites) keys = { of: favorites, set: new Set(favorites.map(keyOf)) }
  return keys.set.has(keyOf(target))
}

/** The ♡ was pressed. */
export async function toggleFavorite(thing: Thing) {
  await whenSettled()
  const kept = shownShelf().favorites.find((entry) => isSame(entry, thing))
  if (kept) removeFavorite({ ...kept, known: thing.known })
  else keepFavorite(thing)
}

function keepFavorite(thing: Thing) {
  const { cap, isAccount } = shelfSource()
  if (isFull(shownShelf().favorites, thing.targetType, cap))
    return say({
      manner: 'lasting',
      text: `お気に入りは${cap.toLocaleString('ja-JP')}件までです。少し外してから追加してください。`,
    })
  shelfSource().putFavorite(thing)
  endNotice()
  const { favorites, isLasting, settings } = shownShelf()
  if (isAccount) return
  if (!isLasting && favorites.length === 1)
    return say({
      manner: 'lasting',
      text: 'このブラウザーには保存できないため、お気に入りはページを閉じるまでの間だけ残ります。',
    })
  if (!isLasting || settings.wasOffered || favorites.length < OFFER_AT) return
  shelfSource().changeSettings({ wasOffered: true })
  say({ manner: 'offer', text: 'ログインすると、お気に入りをほかの端末でも見られます。' })
}

export function removeFavorite(entry: Favorite) {
  const source = shelfSource()
  source.dropFavorite(entry)
  say({
    manner: 'passing',
    text: 'お気に入りから外しました',
    undo: () => source.putBackFavorites([entry]),
  })
}

/** A page counts as read. */
export const recordView = (thing: Thing) => whenSettled().then(() => shelfSource().putView(thing))

export function removeView(entry: History) {
  const source = shelfSource()
  source.dropView(entry)
  say({ manner: 'passing', text: '履歴から削除しました', undo: () => source.putBackViews([entry]) })
}

export function removeAllViews() {
  const source = shelfSource()
  const { histories } = source.get()
  source.dropAllViews()
  say({ manner: 'passing', text: '履歴をすべて消しました', undo: () => source.putBackViews(histories) })
}

export const pauseHistory = (isPaused: boolean) => shelfSource().changeSettings({ isPaused })
