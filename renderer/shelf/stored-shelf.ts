import type { HistoryKind } from '#domain/shelf/kinds.ts'
import { mergeFavorites, mergeHistories } from '#domain/shelf/merge.ts'
import {
  addFavorite,
  addView,
  type Favorite,
  type History,
  isSame,
  SHELF_CAP,
  type ShelfItem,
  type Target,
  unexpired,
  without,
  withSnapshots,
} from '#domain/shelf/shelf.ts'
import {
  readFavorites,
  readHistories,
  readSettings,
  type ShelfSettings,
  writeList,
  writeSettings,
} from '#domain/shelf/storage.ts'

/** Favourites, history and settings in this browser. */
export type StoredShelf = {
  favorites: readonly Favorite[]
  histories: readonly History[]
  settings: ShelfSettings
  /** Whether storage works; otherwise the shelf lasts for this visit. */
  isLasting: boolean
}

/** Where favourites and history are stored: on this device, or in the account of the signed-in member. */
export type ShelfSource = {
  /** The maximum number of favourites of a kind. */
  cap: number
  isAccount: boolean
  get: () => StoredShelf
  subscribe: (onChange: () => void) => () => void
  putFavorite: (item: ShelfItem) => void
  dropFavorite: (target: Target) => void
  restoreFavorites: (entries: readonly Favorite[]) => void
  putView: (item: ShelfItem<HistoryKind>, viewedAt?: Date) => void
  dropView: (target: Target<HistoryKind>) => void
  dropAllViews: () => void
  restoreViews: (entries: readonly History[]) => void
  changeSettings: (settings: Partial<StoredShelf['settings']>) => void
  updateItemDetails: (items: readonly ShelfItem[]) => void
  /** Fetches changes of other devices; the newest history entries only on request. */
  refresh?: (request: { histories?: boolean }) => void
}

type Part = 'favorites' | 'histories' | 'settings'
type Keys = Record<Part, string>

/** A shelf in localStorage, shared by all tabs. */
export function createStoredShelf(keys: Keys, favoritesCap = SHELF_CAP) {
  const read = {
    favorites: (text: string | null) => readFavorites(text, favoritesCap),
    histories: (text: string | null) => unexpired(readHistories(text), new Date()),
    settings: readSettings,
  }
  const write = { favorites: writeList, histories: writeList, settings: writeSettings }
  /** The last read or written text, so that a long list is not parsed on every access. */
  const texts = new Map<Part, string | null>()
  const listeners = new Set<() => void>()
  let shelf: StoredShelf = {
    favorites: [],
    histories: [],
    settings: readSettings(null),
    isLasting: true,
  }
  shelf = fromStorage() ?? { ...shelf, isLasting: false }

  function fresh<Name extends Part>(part: Name): StoredShelf[Name] {
    const text = localStorage.getItem(keys[part])
    if (texts.has(part) && texts.get(part) === text) return shelf[part]
    texts.set(part, text)
    return read[part](text) as StoredShelf[Name]
  }

  /** `null` where storage is blocked. */
  function fromStorage(): StoredShelf | null {
    try {
      return {
        favorites: fresh('favorites'),
        histories: fresh('histories'),
        settings: fresh('settings'),
        isLasting: true,
      }
    } catch {
      return null
    }
  }

  function show(next: StoredShelf) {
    shelf = next
    for (const listener of [...listeners]) listener()
  }

  function change<Name extends Part>(part: Name, update: (value: StoredShelf[Name]) => StoredShelf[Name]) {
    // Another tab may have written since the last read.
    const before = (shelf.isLasting && fromStorage()) || shelf
    const value = update(before[part])
    if (value === before[part]) return before === shelf ? undefined : show(before)
    show({ ...before, [part]: value, isLasting: store(part, value) })
  }

  function store<Name extends Part>(part: Name, value: StoredShelf[Name]): boolean {
    try {
      const text = (write[part] as (value: StoredShelf[Name]) => string | null)(value)
      if (text === null) localStorage.removeItem(keys[part])
      else localStorage.setItem(keys[part], text)
      texts.set(part, text)
      return true
    } catch {
      return false
    }
  }

  /** Follows changes of other tabs, also after the page was restored from the back/forward cache. */
  const follow = () => {
    const stored = shelf.isLasting && fromStorage()
    if (stored) show(stored)
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || Object.values(keys).includes(key)) follow()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow())

  return {
    get: (): StoredShelf => shelf,
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    putFavorite: (item: ShelfItem) =>
      change('favorites', (list) => addFavorite(list, item, new Date(), favoritesCap)),
    dropFavorite: (target: Target) =>
      change('favorites', (list) =>
        list.some((entry) => isSame(entry, target)) ? without(list, target) : list,
      ),
    restoreFavorites: (entries: readonly Favorite[]) =>
      change('favorites', (list) => mergeFavorites(entries, list, favoritesCap)),
    putView: (item: ShelfItem<HistoryKind>, viewedAt = new Date()) =>
      change('histories', (list) => (shelf.settings.isPaused ? list : addView(list, item, viewedAt))),
    dropView: (target: Target<HistoryKind>) => change('histories', (list) => without(list, target)),
    dropAllViews: () => change('histories', () => []),
    restoreViews: (entries: readonly History[]) =>
      change('histories', (list) => mergeHistories(entries, list)),
    updateFavorites: (update: (before: readonly Favorite[]) => readonly Favorite[]) =>
      change('favorites', update),
    updateViews: (update: (before: readonly History[]) => readonly History[]) => change('histories', update),
    /** Reads the storage again. */
    follow,
    changeSettings: (settings: Partial<ShelfSettings>) =>
      change('settings', (before) => ({ ...before, ...settings })),
    /** Updates stored titles, pictures and URLs. */
    updateItemDetails: (items: readonly ShelfItem[]) => {
      const updated = <Entry extends Favorite | History>(list: readonly Entry[]) => {
        const next = withSnapshots(list, items)
        return JSON.stringify(next) === JSON.stringify(list) ? list : next
      }
      change('favorites', updated)
      change('histories', updated)
    },
  }
}
