import { mergeFavorites, mergeHistories } from '#domain/shelf/merge.ts'
import {
  addFavorite,
  addView,
  type Favorite,
  type History,
  isSame,
  SHELF_CAP,
  type Target,
  type Thing,
  unexpired,
  withKnown,
  without,
} from '#domain/shelf/shelf.ts'
import {
  readFavorites,
  readHistories,
  readSettings,
  type ShelfSettings,
  writeList,
  writeSettings,
} from '#domain/shelf/storage.ts'

/** Favourites, history and settings as this browser has them. */
export type KeptShelf = {
  favorites: readonly Favorite[]
  histories: readonly History[]
  settings: ShelfSettings
  /** Whether the browser keeps it; where it refuses to, the shelf lasts for this visit. */
  isLasting: boolean
}

type Part = 'favorites' | 'histories' | 'settings'
type Keys = Record<Part, string>

/** A shelf in the storage of this browser, shared by its tabs. */
export function createKeptShelf(keys: Keys, favoritesCap = SHELF_CAP) {
  const read = {
    favorites: (text: string | null) => readFavorites(text, favoritesCap),
    histories: (text: string | null) => unexpired(readHistories(text), new Date()),
    settings: readSettings,
  }
  const write = { favorites: writeList, histories: writeList, settings: writeSettings }
  /** What was last read or written, so that a long list is not parsed at every touch. */
  const texts = new Map<Part, string | null>()
  const listeners = new Set<() => void>()
  let shelf: KeptShelf = {
    favorites: [],
    histories: [],
    settings: readSettings(null),
    isLasting: true,
  }
  shelf = fromStorage() ?? { ...shelf, isLasting: false }

  function fresh<Name extends Part>(part: Name): KeptShelf[Name] {
    const text = localStorage.getItem(keys[part])
    if (texts.has(part) && texts.get(part) === text) return shelf[part]
    texts.set(part, text)
    return read[part](text) as KeptShelf[Name]
  }

  /** `null` where storage is blocked. */
  function fromStorage(): KeptShelf | null {
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

  function show(next: KeptShelf) {
    shelf = next
    for (const tell of [...listeners]) tell()
  }

  function change<Name extends Part>(part: Name, update: (value: KeptShelf[Name]) => KeptShelf[Name]) {
    // Another tab may have written since this one last looked.
    const before = (shelf.isLasting && fromStorage()) || shelf
    const value = update(before[part])
    if (value === before[part]) return before === shelf ? undefined : show(before)
    show({ ...before, [part]: value, isLasting: store(part, value) })
  }

  function store<Name extends Part>(part: Name, value: KeptShelf[Name]): boolean {
    try {
      const text = (write[part] as (value: KeptShelf[Name]) => string | null)(value)
      if (text === null) localStorage.removeItem(keys[part])
      else localStorage.setItem(keys[part], text)
      texts.set(part, text)
      return true
    } catch {
      return false
    }
  }

  /** Follows what other tabs write, also after the page came back from the browser's memory. */
  const follow = () => {
    const stored = shelf.isLasting && fromStorage()
    if (stored) show(stored)
  }
  addEventListener('storage', ({ key }) => {
    if (key === null || Object.values(keys).includes(key)) follow()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow())

  return {
    get: (): KeptShelf => shelf,
    subscribe: (onChange: () => void): (() => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    putFavorite: (thing: Thing) =>
      change('favorites', (list) => addFavorite(list, thing, new Date(), favoritesCap)),
    dropFavorite: (target: Target) =>
      change('favorites', (list) =>
        list.some((entry) => isSame(entry, target)) ? without(list, target) : list,
      ),
    putBackFavorites: (entries: readonly Favorite[]) =>
      change('favorites', (list) => mergeFavorites(entries, list, favoritesCap)),
    putView: (thing: Thing) =>
      change('histories', (list) => (shelf.settings.isPaused ? list : addView(list, thing, new Date()))),
    dropView: (target: Target) => change('histories', (list) => without(list, target)),
    dropAllViews: () => change('histories', () => []),
    putBackViews: (entries: readonly History[]) =>
      change('histories', (list) => mergeHistories(entries, list)),
    updateFavorites: (update: (before: readonly Favorite[]) => readonly Favorite[]) =>
      change('favorites', update),
    updateViews: (update: (before: readonly History[]) => readonly History[]) => change('histories', update),
    /** Looks at the storage again. */
    follow,
    changeSettings: (settings: Partial<ShelfSettings>) =>
      change('settings', (before) => ({ ...before, ...settings })),
    /** Titles, pictures and addresses as they are today. */
    renewKnown: (things: readonly Thing[]) => {
      const renewed = <Entry extends Favorite | History>(list: readonly Entry[]) => {
        const next = withKnown(list, things)
        return JSON.stringify(next) === JSON.stringify(list) ? list : next
      }
      change('favorites', renewed)
      change('histories', renewed)
    },
  }
}
