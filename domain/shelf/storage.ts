import { FAVORITE_KINDS, type FavoriteKind, HISTORY_KINDS } from './kinds.ts'
import { type Favorite, type History, type ItemSnapshot, inOrder, keyOf } from './shelf.ts'

/** Increment when older code could no longer read the format. */
const VERSION = 1

/** The reader's settings of the shelf on this device. */
export type ShelfSettings = { isPaused: boolean; wasOffered: boolean }

// Validated by hand: zod is too large for public pages.
type Fields = Record<string, unknown>
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.length > 0 && value.length <= 500 ? value : null
const moment = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : null
const share = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : 0.5
const IDENTIFIER = /^a[0-9a-f-]{35}$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function itemSnapshot(value: unknown): ItemSnapshot | undefined {
  const { slug, title, label, disclosure, picture } = fields(value)
  const { address, focalX, focalY } = fields(picture)
  const [name, source] = [text(title), text(address)]
  if (!name || !source || typeof slug !== 'string' || !SLUG.test(slug)) return undefined
  return {
    slug,
    title: name,
    label: text(label) ?? '',
    disclosure: text(disclosure),
    picture: { address: source, focalX: share(focalX), focalY: share(focalY) },
  }
}

function target<Kind extends FavoriteKind>(value: unknown, kinds: readonly Kind[]) {
  const { targetType, targetId, known } = fields(value)
  const type = kinds.find((name) => name === targetType)
  if (!type || typeof targetId !== 'string' || !IDENTIFIER.test(targetId)) return null
  return { targetType: type, targetId, known: itemSnapshot(known) }
}

function favorite(value: unknown): Favorite[] {
  const [item, createdAt] = [target(value, FAVORITE_KINDS), moment(fields(value).createdAt)]
  return item && createdAt ? [{ ...item, createdAt }] : []
}

function history(value: unknown): History[] {
  const { firstViewedAt, lastViewedAt, views } = fields(value)
  const [item, last] = [target(value, HISTORY_KINDS), moment(lastViewedAt)]
  if (!item || !last) return []
  const count = Number.isSafeInteger(views) && Number(views) > 0 ? Number(views) : 1
  return [{ ...item, firstViewedAt: moment(firstViewedAt) ?? last, lastViewedAt: last, views: count }]
}

/** The stored document, or an empty one: other code on this origin shares the storage. */
function document(stored: string | null): Fields {
  try {
    const read = fields(JSON.parse(stored ?? 'null'))
    return read.version === VERSION ? read : {}
  } catch {
    return {}
  }
}

function entries<Entry extends Favorite | History>(
  stored: string | null,
  read: (value: unknown) => Entry[],
  cap?: number,
): readonly Entry[] {
  const { list } = document(stored)
  if (!Array.isArray(list)) return []
  return inOrder(new Map(list.flatMap(read).map((entry) => [keyOf(entry), entry])).values(), cap)
}

/** Parses stored favourites. Invalid entries are dropped; never throws. */
export const readFavorites = (stored: string | null, cap?: number): readonly Favorite[] =>
  entries(stored, favorite, cap)
/** The end of an id, by which ♡ are marked: its 40 random bits are enough for a shelf, and a list has dozens of them. */
export const heartKey = (id: string): string => id.slice(-10)

/** The keys of stored favourites only. */
export const storedHeartKeys = (stored: string | null): ReadonlySet<string> => {
  const { list } = document(stored)
  return new Set(Array.isArray(list) ? list.map((entry) => heartKey(String(fields(entry).targetId))) : [])
}
/** Parses the stored history in the same way. */
export const readHistories = (stored: string | null): readonly History[] => entries(stored, history)
/** Parses the stored settings in the same way. */
export const readSettings = (stored: string | null): ShelfSettings => {
  const { isPaused, wasOffered } = document(stored)
  return { isPaused: isPaused === true, wasOffered: wasOffered === true }
}

/** The text to store; `null` for an empty list. */
export const writeList = (list: readonly (Favorite | History)[]): string | null =>
  list.length > 0 ? JSON.stringify({ version: VERSION, list }) : null
export const writeSettings = (settings: ShelfSettings): string =>
  JSON.stringify({ version: VERSION, ...settings })
