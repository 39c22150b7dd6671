import { type Favorite, type History, inOrder, type KnownThing, keyOf, SHELF_TARGETS } from './shelf.ts'

/** Raised when what is written can no longer be read by what was there before. */
const VERSION = 1

/** What the reader decided about the shelf on this device. */
export type ShelfSettings = { isPaused: boolean; wasOffered: boolean }

// Checked by hand: the library that checks everything else is too heavy for a reader's page.
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

function knownThing(value: unknown): KnownThing | undefined {
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

function target(value: unknown) {
  const { targetType, targetId, known } = fields(value)
  const type = SHELF_TARGETS.find((name) => name === targetType)
  if (!type || typeof targetId !== 'string' || !IDENTIFIER.test(targetId)) return null
  return { targetType: type, targetId, known: knownThing(known) }
}

function favorite(value: unknown): Favorite[] {
  const [kept, createdAt] = [target(value), moment(fields(value).createdAt)]
  return kept && createdAt ? [{ ...kept, createdAt }] : []
}

function history(value: unknown): History[] {
  const { firstViewedAt, lastViewedAt, views } = fields(value)
  const [kept, last] = [target(value), moment(lastViewedAt)]
  if (!kept || !last) return []
  const count = Number.isSafeInteger(views) && Number(views) > 0 ? Number(views) : 1
  return [{ ...kept, firstViewedAt: moment(firstViewedAt) ?? last, lastViewedAt: last, views: count }]
}

/** The document that was written, or nothing: storage is shared with whoever else runs on this origin. */
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

/** The favourites in a stored text. Whatever is broken or not ours is left out; it never throws. */
export const readFavorites = (stored: string | null, cap?: number): readonly Favorite[] =>
  entries(stored, favorite, cap)
/** The history in a stored text, by the same rule. */
export const readHistories = (stored: string | null): readonly History[] => entries(stored, history)
/** The settings in a stored text, by the same rule. */
export const readSettings = (stored: string | null): ShelfSettings => {
  const { isPaused, wasOffered } = document(stored)
  return { isPaused: isPaused === true, wasOffered: wasOffered === true }
}

/** The text to store, or `null` where there is nothing to keep. */
export const writeList = (list: readonly (Favorite | History)[]): string | null =>
  list.length > 0 ? JSON.stringify({ version: VERSION, list }) : null
export const writeSettings = (settings: ShelfSettings): string =>
  JSON.stringify({ version: VERSION, ...settings })
