const ADD = 'お気に入りに追加'
const REMOVE = 'お気に入りから外す'

/** The accessible name of ♡. */
export const favoriteLabel = (title: string, isSaved: boolean): string =>
  `${title}を${isSaved ? REMOVE : ADD}`

/** The same name in the other state, where only it is known. */
export const changedLabel = (label: string, isSaved: boolean): string =>
  isSaved ? label.replace(ADD, REMOVE) : label.replace(REMOVE, ADD)

/** The accessible name of the shelf's button. */
export const shelfLabel = (count: number): string =>
  `お気に入り・履歴${count > 0 ? `（お気に入り${count}件）` : ''}`
