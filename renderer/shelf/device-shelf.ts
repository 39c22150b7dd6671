import {
  addFavorite,
  addView,
  type Favorite,
  type History,
  isSame,
  type Thing,
  unexpired,
  withKnown,
  without,
} from '#domain/shelf.ts'
import { mergeFavorites, mergeHistories } from '#domain/shelf-merge.ts'
import {
  readFavorites,
  readHistories,
  readSettings,
  type ShelfSettings,
  writeList,
  writeSettings,
} from '#domain/shelf-storage.ts'

/** Favourites, history and settings of this browser. They never leave it before a login asks to merge them. */
export type DeviceShelf = {
  favorites: readonly Favorite[]
  histories: readonly History[]
  settings: ShelfSettings
  /** Whether the browser keeps it; where it refuses to, the shelf lasts for this visit. */
  isLasting: boolean
}

const KEYS = { favorites: 'favorites', histories: 'histories', settings: 'shelf-settings' } as const
const WRITE = { favorites: writeList, histories: writeList, settings: writeSettings }

const listeners = new Set<() => void>()
let shelf: DeviceShelf = fromStorage() ?? {
  favorites: [],
  histories: [],
  settings: readSettings(null),
  isLasting: false,
}

/** `null` where storage is blocked. */
function fromStorage(): DeviceShelf | null {
  try {
    return {
      favorites: readFavorites(localStorage.getItem(KEYS.favorites)),
      histories: unexpired(readHistories(localStorage.getItem(KEYS.histories)), new Date()),
      settings: readSettings(localStorage.getItem(KEYS.settings)),
      isLasting: true,
    }
  } catch {
    return null
  }
}

function show(next: DeviceShelf) {
  shelf = next
  for (const tell of listeners) tell()
}

type Part = keyof typeof KEYS

function change<Name extends Part>(part: Name, update: (value: DeviceShelf[Name]) => DeviceShelf[Name]) {
  // Another tab may have written since this one last looked.
  const before = (shelf.isLasting && fromStorage()) || shelf
  const value = update(before[part])
  if (value === before[part]) return show(before)
  show({ ...before, [part]: value, isLasting: store(part, value) })
}

function store<Name extends Part>(part: Name, value: DeviceShelf[Name]): boolean {
  try {
    const stored = (WRITE[part] as (value: DeviceShelf[Name]) => string | null)(value)
    if (stored === null) localStorage.removeItem(KEYS[part])
    else localStorage.setItem(KEYS[part], stored)
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
  if (key === null || Object.values<string>(KEYS).includes(key)) follow()
})
addEventListener('pageshow', ({ persisted }) => persisted && follow())

export const deviceShelf = (): DeviceShelf => shelf
export const subscribe = (onChange: () => void) => {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

export const putFavorite = (thing: Thing) =>
  change('favorites', (list) => addFavorite(list, thing, new Date()))
export const dropFavorite = (thing: Pick<Thing, 'targetType' | 'targetId'>) =>
  change('favorites', (list) => (list.some((entry) => isSame(entry, thing)) ? without(list, thing) : list))
export const putBackFavorites = (entries: readonly Favorite[]) =>
  change('favorites', (list) => mergeFavorites(entries, list))

export const putView = (thing: Thing) =>
  change('histories', (list) => (shelf.settings.isPaused ? list : addView(list, thing, new Date())))
export const dropView = (thing: Pick<Thing, 'targetType' | 'targetId'>) =>
  change('histories', (list) => without(list, thing))
export const dropAllViews = () => change('histories', () => [])
export const putBackViews = (entries: readonly History[]) =>
  change('histories', (list) => mergeHistories(entries, list))

export const changeSettings = (settings: Partial<ShelfSettings>) =>
  change('settings', (before) => ({ ...before, ...settings }))

/** Titles, pictures and addresses as they are today. */
export const renewKnown = (things: readonly Thing[]) => {
  const renewed = <Entry extends Favorite | History>(list: readonly Entry[]) => {
    const next = withKnown(list, things)
    return JSON.stringify(next) === JSON.stringify(list) ? list : next
  }
  change('favorites', renewed)
  change('histories', renewed)
}
